import { screenMenu } from '../../../kernel/menu.ts'

export const topUpMenus = [
  screenMenu('/Admin/top_ups', { group: 'System/Money', place: 2, name: { 'zh-cn': '充值', en: 'Top-ups' } }),
]

export const topUpRightNames = { return: { 'zh-cn': '退回充值', en: 'return top-ups' } }
