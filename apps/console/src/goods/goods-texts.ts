import type { GoodsReview } from '@fangshi/contract/status'
import type { GoodsForm } from '@fangshi/contract/goods-form'
import { l, type UiText } from '../i18n/ui-text.ts'
import type { TagColor } from '../kit/list/column.ts'

/** Texts about goods in both back offices. */
export const texts = {
  goods: l('商品', 'Product'),
  image: l('主图', 'Image'),
  name: l('商品名称', 'Name'),
  subname: l('副标题', 'Subtitle'),
  no: l('商品编号', 'Product no.'),
  brand: l('品牌', 'Brand'),
  class: l('类目', 'Category'),
  images: l('商品图片', 'Images'),
  price: l('价格', 'Price'),
  stock: l('库存', 'Stock'),
  sold: l('销量', 'Sold'),
  views: l('浏览', 'Views'),
  carts: l('加购', 'Carts'),
  shelf: l('上架', 'Listed'),
  review: l('审核', 'Review'),
  freight: l('运费', 'Shipping'),
  content: l('图文详情', 'Description'),
  contentMobile: l('手机端详情', 'Mobile description'),
  lowStock: l('低库存提醒', 'Low-stock alert'),
  recommend: l('店铺推荐', 'Store pick'),
  state: l('商品状态', 'Listing status'),
} as const

interface ReviewChoice {
  value: GoodsReview
  label: UiText
  color: TagColor
}
export const reviews: readonly ReviewChoice[] = [
  { value: 'to_review', label: l('待审核', 'Pending review'), color: 'warning' },
  { value: 'examined', label: l('已通过', 'Approved'), color: 'success' },
  { value: 'rejected', label: l('已驳回', 'Rejected'), color: 'error' },
]

interface ShelfChoice {
  value: GoodsForm['shelf']
  label: UiText
  color: TagColor
}
export const shelves: readonly ShelfChoice[] = [
  { value: 'on', label: l('上架', 'Listed'), color: 'success' },
  { value: 'off', label: l('下架', 'Unlisted'), color: 'default' },
]

/** The fields of a SKU. */
export const skuTexts = {
  price: l('价格', 'Price'),
  market_price: l('划线价', 'List price'),
  weight: l('重量', 'Weight'),
  stock: l('库存', 'Stock'),
  sku_no: l('SKU 编号', 'SKU no.'),
  image: l('图片', 'Image'),
} as const
