import { screenMenu } from '../../kernel/menu.ts'

export const pointsMallMenus = [
  screenMenu('/Admin/integral_goods', {
    group: 'Points',
    place: 0,
    name: { 'zh-cn': '积分商品', en: 'Points products' },
    icon: 'shopping',
  }),
  screenMenu('/Admin/integral_goods_classes', {
    group: 'Points',
    place: 1,
    name: { 'zh-cn': '积分商品分类', en: 'Categories' },
    icon: 'apartment',
  }),
  screenMenu('/Admin/integral_orders', {
    group: 'Points',
    place: 2,
    name: { 'zh-cn': '积分订单', en: 'Points orders' },
    icon: 'profile',
  }),
]

/** Names of the rights that are special to this module. */
export const pointsMallRightNames = {
  ship: { 'zh-cn': '发货', en: 'ship' },
  cancel: { 'zh-cn': '取消订单', en: 'cancel' },
}
