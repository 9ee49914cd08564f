import type { adminGoods, ReviewRow } from '@fangshi/contract/goods-review'
import { localText } from '@fangshi/contract/locale'
import type { FormOf } from '@fangshi/contract/resource'
import type { GoodsDecision } from '@fangshi/contract/status'
import { goodsBrands, goodsClasses } from '@fangshi/contract/taxonomy'
import { dictionary, select, toggle } from '../../kit/fields/build.ts'
import type { FieldSpec } from '../../kit/fields/spec.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import type { CountTab } from '../../kit/search/count-tabs.tsx'
import { createdAt } from '../../kit/table/created-at.ts'
import type { Columns } from '../../kit/list/column.ts'
import type { SearchOption } from '../../kit/search/search-option.ts'
import { GoodsName } from '../../goods/goods-name.tsx'
import { priceRange } from '../../goods/price-range.ts'
import { reviews, shelves, texts } from '../../goods/goods-texts.ts'

const store = l('店铺', 'Store')
const master = l('首页推荐', 'Featured on home page')

/** What the platform decides about goods. */
export const decisions = {
  approve: l('通过', 'Approve'),
  reject: l('驳回', 'Reject'),
  take_down: l('平台下架', 'Take down'),
  reinstate: l('解除下架', 'Reinstate'),
} as const satisfies Record<GoodsDecision, UiText>

/** Pending review comes first, since that is the platform's daily work. */
export const goodsTabs: readonly CountTab[] = [
  { value: 'to_review', label: l('待审核', 'Pending review'), count: 'to_review' },
  { value: 'rejected', label: l('已驳回', 'Rejected'), count: 'rejected' },
  { value: 'on_sale', label: l('出售中', 'On sale'), count: 'on_sale' },
  { value: 'taken_down', label: l('平台下架', 'Taken down'), count: 'taken_down' },
  { value: '', label: l('全部', 'All'), count: 'all' },
]

/** What the list shows. */
export const goodsColumns: Columns<ReviewRow> = {
  goods_master_image: { label: texts.image, type: 'image', width: 92 },
  goods_name: {
    label: texts.name,
    width: 240,
    value: ({ goods_name }) => localText(goods_name, 'zh-cn'),
    cell: (row) => <GoodsName goods={row} />,
  },
  goods_no: { label: texts.no, type: 'id', width: 150, hidden: true },
  store_name: { label: store, width: 120 },
  review: { label: texts.review, type: 'dict_tags', options: reviews, width: 130 },
  shelf: { label: l('上下架', 'Listing'), type: 'dict_tags', options: shelves, width: 100 },
  brand_id: { label: texts.brand, type: 'dict', options: dictionary(goodsBrands), width: 110, hidden: true },
  goods_price: { label: texts.price, type: 'number', width: 145, value: priceRange },
  stock: { label: texts.stock, type: 'number', width: 80 },
  goods_sale: { label: texts.sold, type: 'number', width: 90 },
  class_name: { label: texts.class, width: 190 },
  is_master: { label: l('首页推荐', 'Featured'), type: 'boolean', width: 110 },
  submitted_at: { label: l('提交时间', 'Submitted'), type: 'time', width: 165 },
  created_at: { ...createdAt, hidden: true },
}

/** The search bar. */
export const goodsSearch: readonly SearchOption[] = [
  { label: texts.name, value: 'goods_name', where: 'like' },
  { label: store, value: 'store_name', where: 'like' },
  { label: texts.no, value: 'goods_no', where: 'likeRight' },
  { type: 'cascader', label: texts.class, value: 'class_id', dict: dictionary(goodsClasses) },
  { type: 'select', label: texts.brand, value: 'brand_id', dict: dictionary(goodsBrands) },
  { type: 'select', label: l('上下架', 'Listing'), value: 'shelf', data: shelves },
  {
    type: 'select',
    label: master,
    value: 'is_master',
    data: [
      { value: 1, label: l('是', 'Yes') },
      { value: 0, label: l('否', 'No') },
    ],
  },
  { type: 'daterange', label: createdAt.label, value: 'created_at' },
  { label: texts.state, value: 'tab', data: goodsTabs, onlyChip: true },
]

/** The fields of goods that the platform sets itself. */
export const goodsForm: { [K in keyof FormOf<typeof adminGoods>]: FieldSpec } = {
  brand_id: select(texts.brand, { options: dictionary(goodsBrands), span: 24 }),
  is_master: toggle(master, { span: 24 }),
}
