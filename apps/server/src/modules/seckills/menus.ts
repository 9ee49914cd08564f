import { screenMenu } from '../../kernel/menu.ts'

const name = { 'zh-cn': '限时秒杀', en: 'Flash sales' }

export const seckillMenus = [
  screenMenu('/Seller/seckills', { group: 'Marketing', place: 3, name, icon: 'thunderbolt' }),
  screenMenu('/Admin/seckills', { group: 'Stores/Marketing', place: 3, name, icon: 'thunderbolt' }),
]

/** Names of the rights that are special to this module. */
export const seckillRightNames = { stop: { 'zh-cn': '停止活动', en: 'stop' } }
