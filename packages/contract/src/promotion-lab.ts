import * as z from 'zod/mini'
import { maxHours, maxPeople, maxPercentOffBp } from './collectives-backoffice.ts'
import { parseMoney } from './money.ts'
import { route } from './route.ts'
import { DateTime, Id, Ids, Percent, Price, Whole, wire } from './shapes.ts'

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

/** What every try asks for besides the offer. */
const past = {
  days: Whole(1, 90).check(z.refine((days) => (labDays as readonly number[]).includes(days), 'CHOICE_INVALID')),
  /** What goods cost the store, as a percent of their price. */
  cost: z.optional(Percent()),
}

/** What every try answers. */
const effect = {
  from: DateTime,
  until: DateTime,
  orders: z.number(),
  /** True when the days have more orders than are looked at. */
  is_capped: z.boolean(),
  /** Orders that would have used the offer, and the shoppers who placed these. */
  used: z.number(),
  buyers: z.number(),
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
}

const ownRight = { area: 'Seller', right: 'Seller.promotion_lab.index' } as const
const ofOrders = `the latest paid orders of the own store, at most ${maxLabOrders}. Writes nothing.`

export const tryPromotion = route('GET /Seller/promotion_lab', {
  ...ownRight,
  does: `What a coupon or full reduction would have done to ${ofOrders}`,
  query: z.strictObject({
    kind: z.literal(labOffers, 'CHOICE_INVALID'),
    /** What it takes off, and the amount from which it does. */
    money: Price.check(z.gte(1, 'TOO_SMALL')),
    use_money: Price,
    /** Ids of the goods that it is for; without them all goods of the store. */
    goods_ids: z.optional(Ids),
    /** Of a coupon: how many there are, and how many of them one shopper may use. */
    stock: z.optional(Whole(1, 1_000_000)),
    limit: z.optional(Whole(1, 999)),
    ...past,
  }),
  reply: z.object({
    ...effect,
    /** Orders that reach the threshold, and those that lack at most a fifth of it. */
    reached: z.number(),
    nearly: z.number(),
  }),
})

const labSkus = /^\d{1,15}:\d{1,9}(\.\d{1,2})?:\d{1,7}(,\d{1,15}:\d{1,9}(\.\d{1,2})?:\d{1,7}){0,499}$/

/** SKUs of a flash sale in a query, each as `id:price:quota`: `12:9.90:50,13:8:20`. */
const skusIn = (text: string) =>
  text.split(',').map((sku) => {
    const [id = '', price = '', quota = ''] = sku.split(':')
    return { sku_id: Number(id), price_cents: parseMoney(price) ?? 0, quota: Number(quota) }
  })
const isForSale = (text: string): boolean =>
  skusIn(text).every(({ price_cents, quota }) => price_cents > 0 && quota > 0)

const LabSkus = wire(
  z.pipe(
    z.string('REQUIRED').check(z.regex(labSkus, { error: 'INVALID', abort: true }), z.refine(isForSale, 'TOO_SMALL')),
    z.transform(skusIn),
  ),
  { type: 'string', pattern: labSkus.source },
)

const pricesEffect = {
  ...effect,
  /** Orders with the goods at their ordinary price. */
  asked: z.number(),
  /** Pieces that would have had the price, and what it takes off all of them. */
  pieces: z.number(),
  price_cut: z.string(),
  /** Orders that keep the ordinary price because their shopper would have had more than one may. */
  over_limit: z.number(),
  /** Pieces to sell besides, at the price, until the margin is as before; null without a cost, or where each of them loses money. */
  break_even: z.nullable(z.number()),
}

export const trySeckill = route('GET /Seller/promotion_lab/seckill', {
  ...ownRight,
  does: `What a flash sale would have done to ${ofOrders}`,
  query: z.strictObject({
    skus: LabSkus,
    /** The most pieces that one shopper may buy, all SKUs together. */
    max_per_person: Whole(1, 999),
    ...past,
  }),
  reply: z.object({
    ...pricesEffect,
    /** Orders that come when too few pieces are left. */
    sold_out: z.number(),
  }),
})

export const tryCollective = route('GET /Seller/promotion_lab/collective', {
  ...ownRight,
  does: `What a group buy would have done to ${ofOrders}`,
  query: z.strictObject({
    goods_id: Id,
    /** Taken off the price of each SKU; 1 to 99. */
    percent_off: Percent(maxPercentOffBp).check(z.gte(100, 'TOO_SMALL')),
    /** How many people make a group, and the hours that it has to become full. */
    people: Whole(2, maxPeople),
    hours: Whole(1, maxHours),
    /** The most pieces that one person may buy in all groups. */
    max_per_person: Whole(1, 999),
    ...past,
  }),
  reply: z.object({
    ...pricesEffect,
    /** Groups that would have become full in time, and those that would not. */
    completed_groups: z.number(),
    failed_groups: z.number(),
  }),
})
