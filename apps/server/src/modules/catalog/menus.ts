import { screenMenu } from '../../kernel/menu.ts'

export const catalogMenus = [
  screenMenu('/Admin/goods', { group: 'Goods', place: 0, name: { 'zh-cn': '商品', en: 'Goods' }, icon: 'shopping' }),
  screenMenu('/Seller/goods', { group: 'Goods', place: 0, name: { 'zh-cn': '商品', en: 'Goods' }, icon: 'shopping' }),
  screenMenu('/Seller/skus', { group: 'Goods', place: 1, name: { 'zh-cn': '库存', en: 'Stock' }, icon: 'database' }),
  screenMenu('/Seller/goods_attrs', {
    group: 'Goods',
    place: 2,
    name: { 'zh-cn': '商品规格', en: 'Goods attributes' },
    icon: 'tags',
  }),
]

/** Names of the rights that are special to this module. */
export const catalogRightNames = {
  shelf: { 'zh-cn': '上下架', en: 'put on and take off the shelf' },
  stock: { 'zh-cn': '改库存', en: 'change stock' },
  movements: { 'zh-cn': '库存记录', en: 'stock history' },
  examine: { 'zh-cn': '通过审核', en: 'examine' },
  reject: { 'zh-cn': '驳回', en: 'reject' },
  bar: { 'zh-cn': '平台下架与解除', en: 'take off the shelf and release' },
}
