import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const distributionMenus = [
  groupMenu('Seller', 'Marketing/Referral', {
    place: 9,
    name: { 'zh-cn': '分销', en: 'Referral' },
    icon: 'share-alt',
  }),
  screenMenu('/Seller/distributions', {
    group: 'Marketing/Referral',
    place: 0,
    name: { 'zh-cn': '分销商品', en: 'Referral products' },
  }),
]
