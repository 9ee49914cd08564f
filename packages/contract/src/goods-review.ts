import * as z from 'zod/mini'
import { choiceFilter, flagFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { BackofficeAttr, BackofficeSku } from './goods-seller.ts'
import { GoodsContent, reviewedFields } from './goods-form.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Flag, Id, Nothing, OrNull, Text, LocalizedText } from './shapes.ts'
import { goodsDecisions, goodsReviews, goodsShelves } from './status.ts'

/** Goods of all stores as the platform supervises them (rules §3). */

export const reviewTabs = ['to_review', 'rejected', 'on_sale', 'taken_down'] as const
export type ReviewTab = (typeof reviewTabs)[number]

const Row = z.object({
  id: Id,
  goods_no: z.string(),
  /** The newest name, which may be pending review. */
  goods_name: LocalizedText(1, 120),
  goods_master_image: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  class_id: z.number(),
  class_name: z.string(),
  brand_id: z.nullable(z.number()),
  brand_name: z.string(),
  goods_price: z.string(),
  goods_price_max: z.string(),
  stock: z.number(),
  goods_sale: z.number(),
  shelf: z.literal(goodsShelves),
  /** The review status of the newest content. */
  review: z.literal(goodsReviews),
  /** The version pending review, which approving and rejecting must name. Null when none is pending. */
  version: z.nullable(z.number()),
  submitted_at: z.nullable(DateTime),
  is_examined: z.boolean(),
  is_on_sale: z.boolean(),
  /** Recommended on the home page. */
  is_master: z.boolean(),
  reject_reason: z.string(),
  off_reason: z.nullable(z.string()),
  created_at: DateTime,
  actions: z.array(z.literal(goodsDecisions)),
})
export type ReviewRow = z.input<typeof Row>

/** Reviewed content with the names of its class. */
const Shown = z.extend(GoodsContent, { class_name: z.string() })
export type ReviewedContent = z.input<typeof Shown>

const Detail = z.extend(Row, {
  /** The content that shoppers see; null for goods never approved. */
  on_sale: z.nullable(Shown),
  /** Newer content that is pending or was rejected; null when there is none. */
  newer: z.nullable(Shown),
  /** The fields that differ. */
  changed: z.array(z.literal(reviewedFields)),
  attrs: z.array(BackofficeAttr),
  skus: z.array(BackofficeSku),
})
export type ReviewDetail = z.input<typeof Detail>

/** Goods of all stores. The platform can only edit brand and recommendation. */
export const adminGoods = resource('Admin', 'goods', {
  does: 'Goods of all stores',
  form: z.strictObject({ brand_id: OrNull(Id), is_master: Flag }),
  row: Row,
  detail: Detail,
  filters: {
    tab: choiceFilter(reviewTabs),
    goods_name: textFilter('like'),
    goods_no: textFilter('likeRight'),
    store_name: textFilter('like'),
    store_id: numberFilter(),
    /** Of any level. */
    class_id: numberFilter(),
    brand_id: numberFilter(),
    shelf: choiceFilter(goodsShelves),
    review: choiceFilter(goodsReviews),
    is_master: flagFilter(),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show', 'update'],
  confirm: false,
  dicts: ['goods_brands', 'goods_classes'],
})

export const countAdminGoods = route('GET /Admin/goods/counts', {
  area: 'Admin',
  right: adminGoods.right('index'),
  does: 'How many goods each tab has, counted up to 10000.',
  reply: z.object({
    to_review: z.number(),
    rejected: z.number(),
    on_sale: z.number(),
    taken_down: z.number(),
  }),
})

const many = z.array(Id).check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(400, 'TOO_LONG'))
const Versions = z
  .array(z.strictObject({ id: Id, version: Id }))
  .check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(400, 'TOO_LONG'))
const Reason = Text(1, 200)
const decides = {
  area: 'Admin',
  confirm: false,
  reply: Nothing,
  fails: ['GOODS_REVIEW_CHANGED'],
} as const

export const approveGoods = route('PUT /Admin/goods/approve', {
  ...decides,
  right: 'Admin.goods.approve',
  does: 'Lets the words that wait go on sale, all or none; refused where somebody else decided or the store sent others.',
  body: z.strictObject({ items: Versions }),
})
export const rejectGoods = route('PUT /Admin/goods/reject', {
  ...decides,
  right: 'Admin.goods.reject',
  does: 'Refuses the words that wait with a reason that the store reads, all or none; what was examined before stays on sale.',
  body: z.strictObject({ items: Versions, reason: Reason }),
})
export const takeDownGoods = route('PUT /Admin/goods/take_down', {
  area: 'Admin',
  right: 'Admin.goods.take_down',
  confirm: false,
  does: 'Takes goods off the shelf with a reason that the store reads; it cannot put them on again until they are reinstated.',
  body: z.strictObject({ ids: many, reason: Reason }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
})
export const reinstateGoods = route('PUT /Admin/goods/reinstate', {
  area: 'Admin',
  right: 'Admin.goods.take_down',
  confirm: false,
  does: 'Lets the store put goods on the shelf again that the platform took off.',
  body: z.strictObject({ ids: many }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
})
