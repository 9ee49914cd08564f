import * as z from 'zod/mini'
import { PricedLine } from './cart.ts'
import { QuotedCollective } from './collective-shapes.ts'
import { QuotedOffer } from './offers.ts'

/** One step of the price, with who pays for it (rules §4). */
export const QuoteStep = z.object({
  kind: z.literal(['goods', 'freight', 'discount']),
  rule: z.string(),
  amount: z.string(),
  funder: z.nullable(z.literal(['store', 'platform'])),
})
const QuoteStore = z.object({
  store_id: z.number(),
  store_name: z.string(),
  store_logo: z.string(),
  lines: z.array(PricedLine),
  goods_money: z.string(),
  freight_money: z.string(),
  discount_money: z.string(),
  total_price: z.string(),
  steps: z.array(QuoteStep),
  /** The store's full reductions and the shopper's coupons of the store: first what is used, then what could be. */
  offers: z.array(QuotedOffer),
})
export const Quote = z.object({
  /** The address used for the freight; while null, freight is 0 and not final. */
  address_id: z.nullable(z.number()),
  stores: z.array(QuoteStore),
  goods_money: z.string(),
  freight_money: z.string(),
  discount_money: z.string(),
  total_price: z.string(),
  /** The points that the orders will earn at their settlement (rules §9). */
  points: z.number(),
  /** The group buy whose price this is; null for an ordinary order. */
  collective: z.nullable(QuotedCollective),
  /** The shopper's coupons of the platform, of which one checkout uses one. */
  offers: z.array(QuotedOffer),
  /** False while a line cannot be bought or no address is chosen. */
  orderable: z.boolean(),
})
export type Quote = z.input<typeof Quote>
