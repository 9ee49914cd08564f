import { screenMenu } from '../../kernel/menu.ts'

const screen = { name: { 'zh-cn': '满减', en: 'Full reductions' }, icon: 'money-collect', place: 4 }

export const reductionMenus = [
  screenMenu('/Seller/full_reductions', { ...screen, group: 'Marketing' }),
  screenMenu('/Admin/full_reductions', { ...screen, group: 'Stores/Marketing' }),
]
