import * as z from 'zod/mini'
import { QuotedOffer } from './offers.ts'
import { route } from './route.ts'
import { BuyNum, Id, Ids } from './shapes.ts'
import { activityKinds } from './status.ts'

/** The cart. A line keeps the price at which it was added, so the page can show changes. */

export const lineProblems = [
  'off_shelf',
  'sold_out',
  'stock_short',
  'seckill_sold_out',
  'seckill_limit',
  'collective_limit',
] as const
/** A cart line may also belong to a store that has since become the shopper's own (rules §2). */
export const cartProblems = [...lineProblems, 'own_store'] as const

/** A line with its current price. */
export const PricedLine = z.object({
  /** 0 in the preview of a guest's cart. */
  cart_id: z.number(),
  goods_id: z.number(),
  sku_id: z.number(),
  goods_name: z.string(),
  sku_name: z.string(),
  goods_image: z.string(),
  goods_price: z.string(),
  /** The price when the line was added, where it differs from today's; else null. */
  price_was: z.nullable(z.string()),
  buy_num: z.number(),
  total_price: z.string(),
  /** Available pieces: of the SKU, or of the activity that sells it. */
  goods_stock: z.number(),
  /** The activity whose price this is; null for the ordinary price. */
  activity: z.nullable(z.literal(activityKinds)),
  problem: z.nullable(z.literal(lineProblems)),
})
export const CartLine = z.extend(PricedLine, {
  problem: z.nullable(z.literal(cartProblems)),
  /** The most pieces that one shopper may buy in the activity; null without one. */
  activity_limit: z.nullable(z.number()),
  /** How many of them this line may have, after the shopper's orders and the chosen lines before it; null without one. */
  activity_left: z.nullable(z.number()),
  /** The ordinary price, while an activity sells the SKU and it can be bought at that price too; else null. */
  ordinary_price: z.nullable(z.string()),
})
export const CartStore = z.object({
  store_id: z.number(),
  store_name: z.string(),
  store_logo: z.string(),
  cart_list: z.array(CartLine),
  /** The store's full reductions and the shopper's coupons of the store, for the lines that count and can be bought. */
  offers: z.array(QuotedOffer),
})
/** Stores sorted by their newest line. */
export const Cart = z.array(CartStore)
export type Cart = z.input<typeof Cart>

const GuestLine = z.strictObject({ sku_id: Id, buy_num: BuyNum })
const guestLines = z.array(GuestLine).check(z.maxLength(100, 'CART_FULL'))

export const listCart = route('GET /user/carts', {
  area: 'Home',
  right: 'shopper',
  does: 'The own cart by store. With `selected`, ids joined by comma, offers count these lines only. The SKUs in `ordinary` have the ordinary price and stock although an activity sells them.',
  query: z.strictObject({ selected: z.optional(Ids), ordinary: z.optional(Ids) }),
  reply: Cart,
})
export const previewCart = route('POST /carts/preview', {
  area: 'Home',
  right: 'public',
  does: 'Prices a guest’s cart that the browser keeps.',
  body: z.strictObject({ lines: guestLines, ordinary: z.optional(z.array(Id).check(z.maxLength(100, 'TOO_LONG'))) }),
  reply: Cart,
})
export const addToCart = route('POST /user/carts', {
  area: 'Home',
  right: 'shopper',
  does: 'Adds pieces of a SKU; a line of the same SKU grows. The answer is the number of pieces in the cart.',
  body: z.strictObject({ goods_id: z.optional(Id), sku_id: Id, buy_num: BuyNum }),
  reply: z.object({ cart_id: z.number(), buy_num: z.number(), count: z.number() }),
  fails: ['STOCK_SHORT', 'GOODS_OFF_SHELF', 'GOODS_NOT_FOUND', 'CART_FULL', 'OWN_STORE'],
})
export const editCartLine = route('PUT /user/carts/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Sets the number of pieces of an own line.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ buy_num: BuyNum }),
  reply: z.object({ cart_id: z.number(), buy_num: z.number(), count: z.number() }),
  fails: ['STOCK_SHORT', 'NOT_FOUND'],
})
export const changeCartSku = route('PUT /user/carts/{id}/sku', {
  area: 'Home',
  right: 'shopper',
  does: 'Gives an own line another SKU of its goods at today’s price; joins it with a line that has that SKU already.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ sku_id: Id }),
  reply: z.object({ cart_id: z.number(), buy_num: z.number(), count: z.number() }),
  fails: ['NOT_FOUND', 'GOODS_NOT_FOUND', 'GOODS_OFF_SHELF', 'STOCK_SHORT'],
})
export const removeCartLines = route('DELETE /user/carts/{ids}', {
  area: 'Home',
  right: 'shopper',
  does: 'Removes own lines, ids joined by comma. All of them must be own ones.',
  params: z.strictObject({ ids: Ids }),
  reply: z.object({ count: z.number() }),
  fails: ['NOT_FOUND'],
})
export const mergeCart = route('POST /user/carts/merge', {
  area: 'Home',
  right: 'shopper',
  idempotent: true,
  does: 'Adds a guest’s lines to the own cart once, capped by stock; what cannot be bought any more is left out.',
  body: z.strictObject({ lines: guestLines }),
  reply: z.object({ count: z.number() }),
})
export const cartCount = route('GET /cart_count', {
  area: 'Home',
  right: 'guest',
  does: 'The number of pieces in the own cart; 0 for guests.',
  reply: z.number(),
})
