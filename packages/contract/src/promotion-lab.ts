import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Ids, Percent, Price, Whole } from './shapes.ts'

/** The promotion lab (rules §14): what an offer would have done to the store's past orders. Nothing is written. */

/** The offers that can be tried. */
export const labOffers = ['store_coupon', 'reduction'] as const
export type LabOffer = (typeof labOffers)[number]

/** How many days back the orders may lie. */
export const labDays = [7, 30, 90] as const

/** The most orders that one try takes: the latest ones of the days. */
export const maxLabOrders = 3000

/** How many of the orders that used the offer are listed. */
export const maxLabRows = 100

/** What the orders brought, with the offer or without it. */
const Sums = z.object({
  /** What the store took off prices, and what the platform paid for. */
  store_discount: z.string(),
  platform_discount: z.string(),
  commission: z.string(),
  /** What the store gets for its goods: paid by shoppers and the platform, less the commission. */
  received: z.string(),
  /** `received` less the cost of the goods, and as a percent of `received`; null without a cost. */
  margin: z.nullable(z.string()),
  margin_rate: z.nullable(z.string()),
})

export const tryPromotion = route('GET /Seller/promotion_lab', {
  area: 'Seller',
  right: 'Seller.promotion_lab.index',
  does: `What a coupon or full reduction would have done to the latest paid orders of the own store, at most ${maxLabOrders}. Writes nothing.`,
  query: z.strictObject({
    kind: z.literal(labOffers, 'CHOICE_INVALID'),
    /** What it takes off, and the amount from which it does. */
    money: Price.check(z.gte(1, 'TOO_SMALL')),
    use_money: Price,
    /** Ids of the goods that it is for; without them all goods of the store. */
    goods_ids: z.optional(Ids),
    days: Whole(1, 90).check(z.refine((days) => (labDays as readonly number[]).includes(days), 'CHOICE_INVALID')),
    /** Of a coupon: how many there are, and how many of them one shopper may use. */
    stock: z.optional(Whole(1, 1_000_000)),
    limit: z.optional(Whole(1, 999)),
    /** What goods cost the store, as a percent of their price. */
    cost: z.optional(Percent()),
  }),
  reply: z.object({
    from: DateTime,
    until: DateTime,
    orders: z.number(),
    /** True when the days have more orders than are looked at. */
    is_capped: z.boolean(),
    /** Orders that reach the threshold, those that would have used the offer, and the shoppers who placed these. */
    reached: z.number(),
    used: z.number(),
    buyers: z.number(),
    /** Orders that lack at most a fifth of the threshold. */
    nearly: z.number(),
    /** Goods before all discounts. */
    goods_money: z.string(),
    before: Sums,
    after: Sums,
    /** Oldest first, one entry per day. */
    days: z.array(
      z.object({ date: z.string(), orders: z.number(), used: z.number(), before: z.string(), after: z.string() }),
    ),
    /** The latest orders that would have used the offer. */
    list: z.array(
      z.object({
        order_id: z.number(),
        order_no: z.string(),
        created_at: DateTime,
        goods_money: z.string(),
        discount_before: z.string(),
        discount_after: z.string(),
        received_before: z.string(),
        received_after: z.string(),
      }),
    ),
  }),
})
