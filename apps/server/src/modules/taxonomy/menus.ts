import { screenMenu } from '../../kernel/menu.ts'

export const taxonomyMenus = [
  screenMenu('/Admin/goods_classes', {
    group: 'Goods',
    place: 1,
    name: { 'zh-cn': '商品分类', en: 'Categories' },
    icon: 'apartment',
  }),
  screenMenu('/Admin/goods_brands', {
    group: 'Goods',
    place: 2,
    name: { 'zh-cn': '商品品牌', en: 'Brands' },
    icon: 'trademark',
  }),
]
