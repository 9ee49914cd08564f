import { screenMenu } from '../../kernel/menu.ts'

export const referralMenus = [
  screenMenu('/Seller/distribution_logs', {
    group: 'Marketing/Referral',
    place: 1,
    name: { 'zh-cn': '分销佣金', en: 'Referral commissions' },
  }),
  screenMenu('/Admin/distribution_logs', {
    group: 'Stores/Marketing',
    place: 9,
    name: { 'zh-cn': '分销佣金', en: 'Referral commissions' },
  }),
]
