import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const orderMenus = [
  groupMenu('Admin', 'Stores/Order centre', {
    place: 1,
    name: { 'zh-cn': '订单中心', en: 'Order centre' },
    icon: 'profile',
  }),
  screenMenu('/Admin/orders', { group: 'Stores/Order centre', place: 0, name: { 'zh-cn': '订单', en: 'Orders' } }),
  groupMenu('Seller', 'Order centre/Orders', { place: 0, name: { 'zh-cn': '订单', en: 'Orders' }, icon: 'profile' }),
  screenMenu('/Seller/orders', {
    group: 'Order centre/Orders',
    place: 0,
    name: { 'zh-cn': '全部订单', en: 'All orders' },
  }),
  screenMenu('/Seller/orders/wait', {
    group: 'Order centre/Orders',
    place: 1,
    name: { 'zh-cn': '待发货', en: 'To ship' },
  }),
]

/** Names of the rights that are special to this module. */
export const orderRightNames = {
  ship: { 'zh-cn': '发货', en: 'ship' },
  receiver: { 'zh-cn': '修改收货人', en: 'edit recipient' },
  remark: { 'zh-cn': '备注', en: 'note' },
}
