import { screenMenu } from '../../kernel/menu.ts'

const name = { 'zh-cn': '拼团活动', en: 'Group buys' }

export const collectiveMenus = [
  screenMenu('/Seller/collectives', { group: 'Marketing', place: 4, name, icon: 'team' }),
  screenMenu('/Admin/collectives', { group: 'Stores/Marketing', place: 4, name, icon: 'team' }),
]

/** Names of the rights that are special to this module. */
export const collectiveRightNames = { stop: { 'zh-cn': '停止活动', en: 'stop' } }
