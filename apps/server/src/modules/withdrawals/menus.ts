import { screenMenu } from '../../kernel/menu.ts'

export const withdrawalMenus = [
  screenMenu('/Admin/cashes', { group: 'System/Money', place: 1, name: { 'zh-cn': '提现', en: 'Withdrawals' } }),
  screenMenu('/Seller/cashes', {
    group: 'Store centre',
    place: 2,
    name: { 'zh-cn': '提现', en: 'Withdrawals' },
    icon: 'credit-card',
  }),
]

/** Names of the rights that are special to this module. */
export const withdrawalRightNames = {
  decide: { 'zh-cn': '批准与拒绝', en: 'approve and refuse' },
  pay: { 'zh-cn': '打款登记与退票', en: 'record payments and returns' },
  cancel: { 'zh-cn': '取消', en: 'cancel' },
  cards: { 'zh-cn': '管理银行卡', en: 'manage bank cards' },
}
