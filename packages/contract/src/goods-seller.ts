import * as z from 'zod/mini'
import { ClassNode } from './catalog.ts'
import { choiceFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { GoodsForm, GoodsContent, reviewedFields } from './goods-form.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Nothing, Revised, LocalizedText } from './shapes.ts'
import { freightChoices, goodsReviews, goodsShelves, shelfActions } from './status.ts'

/** Goods as their store works on them (rules §3). */

/** The tabs of the list; `on_sale` is what shoppers can buy. */
export const goodsTabs = ['on_sale', 'off_shelf', 'to_review', 'rejected', 'low_stock'] as const
export type GoodsTab = (typeof goodsTabs)[number]

const row = {
  id: Id,
  goods_no: z.string(),
  /** The name on sale, or the pending one for goods never approved. */
  goods_name: LocalizedText(1, 120),
  goods_master_image: z.string(),
  class_id: z.number(),
  /** The three levels joined, in the caller's language. */
  class_name: z.string(),
  brand_id: z.nullable(z.number()),
  brand_name: z.string(),
  /** Of the cheapest and the dearest SKU. */
  goods_price: z.string(),
  goods_price_max: z.string(),
  /** Pieces on hand over all SKUs, and how many of them are reserved by unpaid orders. */
  stock: z.number(),
  reserved: z.number(),
  /** The number of SKUs, and how many of them are low in stock. */
  sku_count: z.number(),
  low_count: z.number(),
  low_stock: z.number(),
  goods_sale: z.number(),
  /** How often its page was opened, and how often it was put into a cart (rules §13). */
  goods_views: z.number(),
  goods_carts: z.number(),
  shelf: z.literal(goodsShelves),
  /** The review status of the newest content. Approved goods stay on sale while newer content is pending. */
  review: z.literal(goodsReviews),
  /** True once the platform has approved a version, so the goods have a page. */
  is_examined: z.boolean(),
  /** True while shoppers can buy them. */
  is_on_sale: z.boolean(),
  /** Why the newest content was rejected; "" otherwise. */
  reject_reason: z.string(),
  /** Why the platform took them off the shelf; null when it did not. Until reinstated they stay off. */
  off_reason: z.nullable(z.string()),
  updated_at: DateTime,
  created_at: DateTime,
  actions: z.array(z.literal(shelfActions)),
}
const Row = z.object(row)
export type GoodsRow = z.input<typeof Row>

export const BackofficeAttr = z.object({
  attr_id: z.number(),
  name: LocalizedText(1, 20),
  values: z.array(z.object({ value_id: z.number(), name: LocalizedText(1, 40), color: z.string(), image: z.string() })),
})
export const BackofficeSku = z.object({
  id: z.number(),
  value_ids: z.array(z.number()),
  sku_name: LocalizedText(0, 300),
  sku_no: z.string(),
  goods_price: z.string(),
  goods_market_price: z.string(),
  goods_weight: z.number(),
  goods_image: z.string(),
  /** Pieces on hand, and how many of them are reserved by unpaid orders. */
  stock: z.number(),
  reserved: z.number(),
})

/** Everything the form needs. The content is the newest, including pending or rejected content. */
const Detail = z.extend(Row, {
  ...GoodsContent.shape,
  freight_choice: z.literal(freightChoices),
  freight_id: z.nullable(z.number()),
  is_recommend: z.boolean(),
  attrs: z.array(BackofficeAttr),
  skus: z.array(BackofficeSku),
  /** The fields that differ from the content on sale; empty when nothing is pending. */
  changed: z.array(z.literal(reviewedFields)),
  /** Of the form but its stock, which each SKU answers for with `old_stock`. */
  revision: z.string(),
})
export type BackofficeGoodsDetail = z.input<typeof Detail>

const filters = {
  tab: choiceFilter(goodsTabs),
  goods_name: textFilter('like'),
  goods_no: textFilter('likeRight'),
  /** Of any level. */
  class_id: numberFilter(),
  brand_id: numberFilter(),
  shelf: choiceFilter(goodsShelves),
  review: choiceFilter(goodsReviews),
  created_at: timeFilter(),
}

/** Goods of the store. Adding, changing and importing have their own routes below. */
export const sellerGoods = resource('Seller', 'goods', {
  does: 'Goods of the store',
  form: GoodsForm,
  row: Row,
  detail: Detail,
  filters,
  verbs: ['index', 'show', 'destroy'],
  confirm: false,
})

const wholeForm = {
  area: 'Seller',
  confirm: false,
  body: GoodsForm,
  reply: Detail,
  bodyLimit: 16 * 1024 * 1024,
  maxFields: 20_000,
} as const
export const addGoods = route('POST /Seller/goods', {
  ...wholeForm,
  right: sellerGoods.right('store'),
  does: 'Adds goods with their SKUs and opening stock. With goods verification on they wait to be examined.',
})
export const saveGoods = route('PUT /Seller/goods/{id}', {
  ...wholeForm,
  body: z.extend(GoodsForm, Revised),
  right: sellerGoods.right('update'),
  does: 'Saves the whole form, all or nothing. With goods verification on, new words wait while the examined ones stay on sale; words as on sale withdraw those that wait.',
  params: z.strictObject({ id: Id }),
  fails: ['NOT_FOUND', 'FORM_STALE', 'STOCK_CHANGED', 'STOCK_BELOW_RESERVED', 'SKU_RESERVED', 'GOODS_TAKEN_DOWN'],
})
export const shelveGoods = route('PUT /Seller/goods/shelf', {
  area: 'Seller',
  right: 'Seller.goods.shelf',
  confirm: false,
  does: 'Puts goods of the own store on the shelf or takes them off, all or none. Nothing else changes.',
  body: z.strictObject({
    ids: z.array(Id).check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(400, 'TOO_LONG')),
    shelf: z.literal(goodsShelves, 'CHOICE_INVALID'),
  }),
  reply: Nothing,
  fails: ['NOT_FOUND', 'GOODS_TAKEN_DOWN'],
})

export const countSellerGoods = route('GET /Seller/goods/counts', {
  area: 'Seller',
  right: sellerGoods.right('index'),
  does: 'How many goods of the store each tab has.',
  reply: z.object({
    all: z.number(),
    on_sale: z.number(),
    off_shelf: z.number(),
    to_review: z.number(),
    rejected: z.number(),
    low_stock: z.number(),
  }),
})

const Named = z.object({ id: z.number(), name: z.string() })
export const goodsChoices = route('GET /Seller/goods/choices', {
  area: 'Seller',
  right: sellerGoods.right('index'),
  does: 'What the form and the filters of goods choose from, in the reader’s language.',
  reply: z.object({
    /** The classes that the store may sell in, with their parents. */
    classes: z.array(ClassNode),
    brands: z.array(Named),
    /** The store's own freight templates beside its default. */
    freights: z.array(Named),
    attrs: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        values: z.array(z.object({ id: z.number(), name: z.string(), color: z.string() })),
      }),
    ),
    /** True while the platform reviews new goods and changed content. */
    is_verified: z.boolean(),
  }),
})
