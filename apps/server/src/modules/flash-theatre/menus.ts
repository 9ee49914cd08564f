import { screenMenu } from '../../kernel/menu.ts'

export const theatreMenus = [
  screenMenu('/Admin/flash_theatre', {
    group: 'Stores/Marketing',
    place: 10,
    name: { 'zh-cn': '秒杀演练', en: 'Flash-sale drill' },
    icon: 'experiment',
  }),
]

/** Names of the rights that are special to this module. */
export const theatreRightNames = { store: { 'zh-cn': '开始演练', en: 'start' } }
