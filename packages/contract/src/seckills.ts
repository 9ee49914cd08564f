import * as z from 'zod/mini'
import { goodsActivityFilters, goodsActivityRow, goodsForActivity, stopping } from './activities.ts'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Flag, Id, Instant, LocalizedText, Price, Whole } from './shapes.ts'

/**
 * Flash sales (rules §9): a price and a quota per SKU of one goods, for a time. Scheduling takes the quota out of the
 * ordinary stock, the end gives back what is left.
 */

const maxQuota = 1_000_000

const SkuTerms = z.strictObject({ sku_id: Id, price: Price.check(z.gte(1, 'TOO_SMALL')), quota: Whole(1, maxQuota) })
const form = z.strictObject({
  goods_id: Id,
  start_time: Instant,
  /** Exclusive, and after the start. */
  end_time: Instant,
  /** The most pieces that one shopper may buy. */
  max_per_person: Whole(1, 999),
  skus: z.array(SkuTerms).check(z.minLength(1, 'REQUIRED'), z.maxLength(500, 'TOO_LONG')),
  /** A draft never starts and holds no stock. */
  is_draft: z.optional(Flag),
})

const SkuRow = z.object({
  sku_id: z.number(),
  sku_name: LocalizedText(0, 300),
  /** The ordinary price. */
  goods_price: z.string(),
  price: z.string(),
  quota: z.number(),
  /** Pieces that were ordered, unpaid ones included. */
  ordered: z.number(),
  /** Pieces of the ordinary stock that can be bought now. */
  stock: z.number(),
})
const Row = z.object({
  ...goodsActivityRow,
  /** Sums over the SKUs. */
  quota: z.number(),
  ordered: z.number(),
})
export type SeckillSku = z.input<typeof SkuRow>
export type SeckillRow = z.input<typeof Row>
const skus = { skus: z.array(SkuRow) }

/**
 * Flash sales of the own store. Before its start all of it can be changed; a running one can end later and get more quota
 * (ACTIVITY_STARTED otherwise). Only drafts and those that have not started can be deleted.
 */
export const sellerSeckills = resource('Seller', 'seckills', {
  does: 'Flash sales of the store',
  form,
  row: Row,
  detail: z.extend(Row, skus),
  filters: goodsActivityFilters,
  sorts: ['start_time', 'end_time'],
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})

const AdminRow = z.extend(Row, { store_id: z.number(), store_name: z.string() })
/** Flash sales of all stores, without drafts. */
export const adminSeckills = resource('Admin', 'seckills', {
  does: 'Flash sales of all stores',
  form: z.strictObject({}),
  row: AdminRow,
  detail: z.extend(AdminRow, skus),
  filters: { ...goodsActivityFilters, store_name: textFilter('like') },
  sorts: ['start_time', 'end_time'],
  verbs: ['index', 'show'],
})

/** The goods that a flash sale can be made for, with their SKUs. */
export const seckillGoods = route('GET /Seller/seckills/goods/{id}', {
  area: 'Seller',
  right: sellerSeckills.right('index'),
  does: 'Goods of the store with the price and the available stock of each SKU, for the form of a flash sale.',
  params: z.strictObject({ id: Id }),
  reply: goodsForActivity(z.omit(SkuRow, { price: true, quota: true, ordered: true })),
  fails: ['NOT_FOUND'],
})

export const stopSeckill = route('PUT /Seller/seckills/{id}/stop', {
  ...stopping,
  area: 'Seller',
  right: 'Seller.seckills.stop',
  does: 'Stops a flash sale of the own store at once, for good; what is left of its quota goes back to the ordinary stock.',
})
export const stopSeckillAsAdmin = route('PUT /Admin/seckills/{id}/stop', {
  ...stopping,
  area: 'Admin',
  right: 'Admin.seckills.stop',
  does: 'Stops a flash sale of any store at once, for good; what is left of its quota goes back to the ordinary stock.',
})
