import { screenMenu } from '../../kernel/menu.ts'

const group = 'Statistics'

export const figuresMenus = [
  screenMenu('/Admin/dashboard/order', { group, place: 0, name: { 'zh-cn': '销售统计', en: 'Sales' } }),
  screenMenu('/Admin/dashboard/pay', { group, place: 1, name: { 'zh-cn': '支付统计', en: 'Payments' } }),
  screenMenu('/Admin/dashboard/user', { group, place: 2, name: { 'zh-cn': '用户统计', en: 'New users' } }),
  screenMenu('/Admin/dashboard/store', { group, place: 3, name: { 'zh-cn': '店铺统计', en: 'New stores' } }),
  screenMenu('/Seller/dashboard/order', { group, place: 0, name: { 'zh-cn': '销售统计', en: 'Sales' } }),
]

/** Names of the rights that are special to this module. */
export const figuresRightNames = {
  order: { 'zh-cn': '销售统计', en: 'sales figures' },
  pay: { 'zh-cn': '支付统计', en: 'payment figures' },
  user: { 'zh-cn': '用户统计', en: 'user figures' },
  store: { 'zh-cn': '店铺统计', en: 'store figures' },
}
