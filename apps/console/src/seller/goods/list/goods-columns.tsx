import type { GoodsRow } from '@fangshi/contract/goods-seller'
import { localText } from '@fangshi/contract/locale'
import type { Choice, TreeChoice } from '../../../kit/fields/spec.ts'
import { l } from '../../../i18n/ui-text.ts'
import type { CountTab } from '../../../kit/search/count-tabs.tsx'
import { createdAt } from '../../../kit/table/created-at.ts'
import type { Columns } from '../../../kit/list/column.ts'
import type { SearchOption } from '../../../kit/search/search-option.ts'
import { GoodsName } from '../../../goods/goods-name.tsx'
import { reviews, shelves, texts } from '../../../goods/goods-texts.ts'
import { priceRange } from '../../../goods/price-range.ts'
import { ShelfSwitch } from './shelf-switch.tsx'
import type { GoodsChoices } from '../choices.ts'

/** The tabs of the list. */
export const tabs: readonly CountTab[] = [
  { value: '', label: l('全部', 'All'), count: 'all' },
  { value: 'on_sale', label: l('出售中', 'On sale'), count: 'on_sale' },
  { value: 'off_shelf', label: l('已下架', 'Unlisted'), count: 'off_shelf' },
  { value: 'to_review', label: l('待审核', 'Pending review'), count: 'to_review' },
  { value: 'rejected', label: l('已驳回', 'Rejected'), count: 'rejected' },
  { value: 'low_stock', label: l('库存不足', 'Low stock'), count: 'low_stock' },
]

/** The columns of the list; with `mayShelve` the shelf is a switch. */
export const goodsColumns = (mayShelve: boolean): Columns<GoodsRow> => ({
  goods_master_image: { label: texts.image, type: 'image', width: 92 },
  goods_name: {
    label: texts.name,
    width: 260,
    value: ({ goods_name }) => localText(goods_name, 'zh-cn'),
    cell: (row) => <GoodsName goods={row} />,
  },
  goods_no: { label: texts.no, type: 'id', width: 150, hidden: true },
  brand_name: { label: texts.brand, width: 110, hidden: true },
  goods_price: { label: texts.price, type: 'number', width: 145, value: priceRange },
  stock: { label: texts.stock, type: 'number', width: 80 },
  shelf: {
    label: texts.shelf,
    type: 'dict_tags',
    options: shelves,
    width: 90,
    ...(mayShelve ? { cell: (row: GoodsRow) => <ShelfSwitch goods={row} /> } : {}),
  },
  review: { label: texts.review, type: 'dict_tags', options: reviews, width: 130, isState: true },
  goods_sale: { label: texts.sold, type: 'number', width: 80 },
  goods_views: { label: texts.views, type: 'number', width: 80 },
  goods_carts: { label: texts.carts, type: 'number', width: 80 },
  class_name: { label: texts.class, width: 190 },
  created_at: createdAt,
})

const classTree = (classes: GoodsChoices['classes']): TreeChoice[] =>
  classes.map(({ id, name, children }) => ({
    value: id,
    label: l(name, name),
    ...(children.length ? { children: classTree(children) } : {}),
  }))

/** Every class of a tree with its path, to search by any level. */
const flatClasses = (tree: readonly TreeChoice[], above = ''): Choice[] =>
  tree.flatMap(({ value, label, children }) => {
    const name = `${above}${label['zh-cn']}`
    return [{ value, label: l(name, name) }, ...flatClasses(children ?? [], `${name} / `)]
  })

/** The search bar of the list. */
export const searchOf = (brands: readonly Choice[], classes: GoodsChoices['classes']): readonly SearchOption[] => [
  { label: texts.name, value: 'goods_name', where: 'like' },
  { label: texts.no, value: 'goods_no', where: 'likeRight' },
  { type: 'select', label: texts.class, value: 'class_id', data: flatClasses(classTree(classes)) },
  { type: 'select', label: texts.brand, value: 'brand_id', data: brands },
  { type: 'select', label: texts.shelf, value: 'shelf', data: shelves },
  { type: 'select', label: texts.review, value: 'review', data: reviews },
  { type: 'daterange', label: createdAt.label, value: 'created_at' },
  { label: texts.state, value: 'tab', data: tabs, onlyChip: true },
]
