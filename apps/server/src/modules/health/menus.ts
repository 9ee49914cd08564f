import { screenMenu } from '../../kernel/menu.ts'

export const healthMenus = [
  screenMenu('/Admin/health', {
    group: 'System',
    place: 9,
    name: { 'zh-cn': '系统健康', en: 'System health' },
    icon: 'safety-certificate',
  }),
]
