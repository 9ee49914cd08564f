import * as z from 'zod/mini'
import { choiceFilter, flagFilter, numberFilter, textFilter } from './filters.ts'
import { Pieces, maxPieces } from './goods-form.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Text, Whole, LocalizedText, pageQuery, paged } from './shapes.ts'
import { goodsShelves, stockReasons } from './status.ts'

/** Stock of the store: SKUs with their quantities, and every movement (rules §3). */

/** SKUs of goods that are not deleted. */
export const stockList = resource('Seller', 'skus', {
  does: 'Stock of the store by SKU',
  dicts: ['goods'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    goods_id: z.number(),
    goods_name: LocalizedText(1, 120),
    goods_no: z.string(),
    sku_no: z.string(),
    sku_name: LocalizedText(0, 300),
    goods_image: z.string(),
    goods_price: z.string(),
    /** Pieces on hand, reserved by unpaid orders, and available. */
    stock: z.number(),
    reserved: z.number(),
    available: z.number(),
    /** The low-stock threshold. */
    low_stock: z.number(),
    is_low: z.boolean(),
    shelf: z.literal(goodsShelves),
  }),
  filters: {
    goods_id: numberFilter(),
    goods_name: textFilter('like'),
    sku_no: textFilter('likeRight'),
    is_low: flagFilter(),
    shelf: choiceFilter(goodsShelves),
  },
  verbs: ['index'],
})

const Note = z.optional(Text(0, 100))
const change = {
  /** `set` makes `pieces` the stock on hand, `add` adds them; they may be negative. */
  mode: z.literal(['set', 'add'], 'CHOICE_INVALID'),
  pieces: Whole(-maxPieces, maxPieces),
  /** The stock that the form showed; STOCK_CHANGED if it has changed. */
  old_stock: z.optional(Pieces),
}
const Changed = z.object({ id: z.number(), stock: z.number(), reserved: z.number(), available: z.number() })
const changes = {
  area: 'Seller',
  right: 'Seller.skus.stock',
  idempotent: true,
  confirm: false,
  fails: ['NOT_FOUND', 'STOCK_CHANGED', 'STOCK_BELOW_RESERVED'],
} as const

export const changeStock = route('PUT /Seller/skus/{id}/stock', {
  ...changes,
  does: 'Changes the stock of one SKU, as a movement.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ ...change, note: Note }),
  reply: Changed,
})
export const changeStocks = route('PUT /Seller/skus/stock', {
  ...changes,
  does: 'Changes the stock of several SKUs, all or none, each as a movement.',
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ id: Id, ...change }))
      .check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(500, 'TOO_LONG')),
    note: Note,
  }),
  reply: z.array(Changed),
})

const Movement = z.object({
  id: Id,
  reason: z.literal(stockReasons),
  /** The change of the stock on hand, and of the reserved stock. */
  stock_delta: z.number(),
  reserved_delta: z.number(),
  /** The name of the staff member or administrator; "" for orders, which have a number. */
  by_kind: z.literal(['seller', 'admin', 'order', 'system']),
  by_name: z.string(),
  order_id: z.nullable(z.number()),
  order_no: z.string(),
  note: z.string(),
  created_at: DateTime,
})
export type StockMovement = z.input<typeof Movement>

export const listMovements = route('GET /Seller/skus/{id}/movements', {
  area: 'Seller',
  right: 'Seller.skus.movements',
  does: 'Every change of a SKU’s stock, the newest first.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject(pageQuery),
  reply: paged(Movement),
  fails: ['NOT_FOUND', 'NARROW_SEARCH'],
})
