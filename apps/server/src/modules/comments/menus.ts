import { screenMenu } from '../../kernel/menu.ts'

export const commentMenus = [
  screenMenu('/Admin/order_comments', {
    group: 'Stores/Order centre',
    place: 3,
    name: { 'zh-cn': '评价', en: 'Reviews' },
  }),
  screenMenu('/Seller/order_comments', {
    group: 'Order centre/Orders',
    place: 4,
    name: { 'zh-cn': '评价', en: 'Reviews' },
  }),
]

export const commentRightNames = {
  reply: { 'zh-cn': '回复', en: 'reply' },
  hide: { 'zh-cn': '隐藏', en: 'hide' },
  restore: { 'zh-cn': '恢复显示', en: 'show again' },
}
