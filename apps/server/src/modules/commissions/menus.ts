import { screenMenu } from '../../kernel/menu.ts'

export const commissionMenus = [
  screenMenu('/Admin/commission_rates', {
    group: 'Stores/Store management',
    place: 2,
    name: { 'zh-cn': '佣金费率', en: 'Commission rates' },
  }),
]
