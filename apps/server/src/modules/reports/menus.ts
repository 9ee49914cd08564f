import { screenMenu } from '../../kernel/menu.ts'

const names = { group: 'Statistics', name: { 'zh-cn': '经营周报', en: 'Weekly reports' } }

export const reportMenus = [
  screenMenu('/Admin/reports', { ...names, place: 4 }),
  screenMenu('/Seller/reports', { ...names, place: 1 }),
]

/** Names of the rights that are special to this module. */
export const reportRightNames = {
  subscribe: { 'zh-cn': '订阅', en: 'subscribe' },
}
