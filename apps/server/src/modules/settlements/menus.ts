import { screenMenu } from '../../kernel/menu.ts'

export const settlementMenus = [
  screenMenu('/Admin/order_settlements', {
    group: 'Stores/Store management',
    place: 3,
    name: { 'zh-cn': '结算单', en: 'Settlements' },
  }),
  screenMenu('/Seller/order_settlements', {
    group: 'Store centre',
    place: 2,
    name: { 'zh-cn': '结算单', en: 'Settlements' },
    icon: 'calculator',
  }),
]

/** Names of the rights that are special to this module. */
export const settlementRightNames = {
  settle: { 'zh-cn': '立即结算', en: 'settle now' },
}
