import { l } from '../i18n/ui-text.ts'

export const customerTexts = {
  nickname: l('昵称', 'Nickname'),
  avatar: l('头像', 'Avatar'),
  tags: l('标签', 'Tags'),
  tagsHelp: l('用逗号或顿号分隔，如“老客、批发”', 'Separate with commas, such as “regular, wholesale”'),
  note: l('备注', 'Note'),
  noteHelp: l('仅店铺可见，买家和平台看不到。', 'Only your store sees this; neither the buyer nor the platform does.'),
  orders: l('订单数', 'Orders'),
  paid: l('累计消费', 'Total paid'),
  refunded: l('累计退款', 'Refunded'),
  first: l('首次付款', 'First payment'),
  last: l('最近付款', 'Last payment'),
  orderNo: l('订单号', 'Order no.'),
  stores: l('购买店铺数', 'Stores'),
  bought: l('消费概况', 'Purchases'),
  recentOrders: l('最近订单', 'Recent orders'),
  recentRefunds: l('最近售后', 'Recent requests'),
  noOrders: l('还没有订单', 'No orders yet'),
  noRefunds: l('没有售后申请', 'No requests'),
}
