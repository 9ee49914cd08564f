import { screenMenu } from '../../kernel/menu.ts'

export const catalogMenus = [
  screenMenu('/Admin/goods', { group: 'Goods', place: 0, name: { 'zh-cn': '商品', en: 'Products' }, icon: 'shopping' }),
  screenMenu('/Admin/search_synonyms', {
    group: 'Goods',
    place: 9,
    name: { 'zh-cn': '搜索同义词', en: 'Search synonyms' },
    icon: 'file-search',
  }),
  screenMenu('/Seller/goods', {
    group: 'Goods',
    place: 0,
    name: { 'zh-cn': '商品', en: 'Products' },
    icon: 'shopping',
  }),
  screenMenu('/Seller/skus', { group: 'Goods', place: 1, name: { 'zh-cn': '库存', en: 'Stock' }, icon: 'database' }),
  screenMenu('/Seller/goods_attrs', {
    group: 'Goods',
    place: 2,
    name: { 'zh-cn': '商品规格', en: 'Product options' },
    icon: 'tags',
  }),
]

/** Names of the rights that are special to this module. */
export const catalogRightNames = {
  shelf: { 'zh-cn': '上下架', en: 'list and unlist' },
  stock: { 'zh-cn': '调整库存', en: 'adjust stock' },
  movements: { 'zh-cn': '库存记录', en: 'stock history' },
  approve: { 'zh-cn': '审核通过', en: 'approve' },
  reject: { 'zh-cn': '驳回', en: 'reject' },
  take_down: { 'zh-cn': '平台下架与解除', en: 'take down and reinstate' },
}
