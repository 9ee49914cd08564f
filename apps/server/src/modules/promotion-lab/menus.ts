import { screenMenu } from '../../kernel/menu.ts'

export const promotionLabMenus = [
  screenMenu('/Seller/promotion_lab', {
    group: 'Marketing',
    place: 9,
    name: { 'zh-cn': '促销试算', en: 'Promotion lab' },
    icon: 'line-chart',
  }),
]
