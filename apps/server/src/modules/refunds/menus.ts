import { screenMenu } from '../../kernel/menu.ts'

const admin = 'Stores/Order centre'
const seller = 'Order centre/Orders'

export const refundMenus = [
  screenMenu('/Admin/refunds', { group: admin, place: 1, name: { 'zh-cn': '退款', en: 'Refunds' } }),
  screenMenu('/Admin/returns', { group: admin, place: 2, name: { 'zh-cn': '退换货', en: 'Returns' } }),
  screenMenu('/Seller/refunds', { group: seller, place: 2, name: { 'zh-cn': '退款', en: 'Refunds' } }),
  screenMenu('/Seller/returns', { group: seller, place: 3, name: { 'zh-cn': '退换货', en: 'Returns' } }),
]

/** Names of the rights that are special to this module, and of screens without a menu. */
export const refundRightNames = {
  agree: { 'zh-cn': '同意', en: 'agree' },
  refuse: { 'zh-cn': '拒绝', en: 'refuse' },
  received: { 'zh-cn': '确认收到退货', en: 'confirm returned goods' },
  contest: { 'zh-cn': '对退货有异议', en: 'contest returned goods' },
  sent: { 'zh-cn': '寄出换货', en: 'send replacement' },
  decide: { 'zh-cn': '裁决', en: 'decide' },
  message: { 'zh-cn': '留言', en: 'message' },
  cancel: { 'zh-cn': '取消', en: 'cancel' },
  grant: { 'zh-cn': '主动退款', en: 'give money back' },
  'Admin.after_sales': { 'zh-cn': '售后留言', en: 'After-sales messages' },
  'Seller.after_sales': { 'zh-cn': '售后留言', en: 'After-sales messages' },
}
