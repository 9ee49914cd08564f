import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const referralMenus = [
  screenMenu('/Seller/distribution_logs', {
    group: 'Marketing/Referral',
    place: 1,
    name: { 'zh-cn': '分销佣金', en: 'Referral commissions' },
  }),
  groupMenu('Admin', 'Stores/Marketing', {
    place: 5,
    name: { 'zh-cn': '营销中心', en: 'Marketing' },
    icon: 'gift',
  }),
  screenMenu('/Admin/distribution_logs', {
    group: 'Stores/Marketing',
    place: 9,
    name: { 'zh-cn': '分销佣金', en: 'Referral commissions' },
  }),
]
