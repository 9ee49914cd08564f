import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const pointsMenus = [
  groupMenu('Admin', 'Points', { place: 3, name: { 'zh-cn': '积分商城', en: 'Points mall' }, icon: 'gift' }),
  screenMenu('/Admin/configs/points', {
    group: 'Points',
    place: 9,
    name: { 'zh-cn': '积分设置', en: 'Points settings' },
    icon: 'setting',
  }),
]
