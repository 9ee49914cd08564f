import { screenMenu } from '../../kernel/menu.ts'

export const reductionMenus = [
  screenMenu('/Seller/full_reductions', {
    group: 'Marketing',
    place: 4,
    name: { 'zh-cn': '满减', en: 'Full reductions' },
    icon: 'money-collect',
  }),
]
