import * as z from 'zod/mini'
import { choiceFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Percent, Whole, paged } from './shapes.ts'

/** Referral: stores pay those who brought a buyer, over up to three levels of referrers (rules §9). */

/** The most that a store gives away of a sale over all levels, in basis points (rules §9). */
export const maxDistributionBp = 5000
/** The number of levels: the buyer’s referrer, that one’s referrer, and theirs. */
export const maxDistributionLevels = 3

/** Frozen: the order is paid; due: it is completed and waits for the settlement; paid; taken back: all of it was refunded. */
export const distributionStates = ['frozen', 'due', 'paid', 'taken_back'] as const
export type DistributionState = (typeof distributionStates)[number]

const Rate = Percent(maxDistributionBp, 'DISTRIBUTION_TOO_HIGH')

/** Goods of the own store whose buyers’ referrers earn something, and what of the sale each level gets. */
export const sellerDistributions = resource('Seller', 'distributions', {
  does: 'Goods of the own store that pay referrers',
  form: z.strictObject({
    goods_id: Id,
    /** Percent of what is paid for the goods; the buyer’s referrer. All three are at most 50 together. */
    lev_1: Rate,
    /** The referrer’s referrer. */
    lev_2: Rate,
    lev_3: Rate,
  }),
  row: z.object({
    id: Id,
    goods_id: z.number(),
    goods_name: z.string(),
    goods_image: z.string(),
    /** Of the cheapest SKU. */
    goods_price: z.string(),
    goods_state: z.literal(['on_sale', 'not_on_sale']),
    /** Percents with two decimals. */
    lev_1: z.string(),
    lev_2: z.string(),
    lev_3: z.string(),
    /** All levels together. */
    total_rate: z.string(),
    updated_at: DateTime,
    created_at: DateTime,
  }),
  filters: { goods_name: textFilter('like'), goods_id: numberFilter() },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: true,
  dicts: ['goods'],
})

const Commission = {
  id: z.number(),
  order_id: z.number(),
  order_no: z.string(),
  goods_name: z.string(),
  goods_image: z.string(),
  /** 1 for the buyer’s referrer. */
  level: z.number(),
  /** What was paid for the goods, without freight, and the platform’s part of it. */
  base: z.string(),
  /** Percent with two decimals, as it was when the order was placed. */
  rate: z.string(),
  /** What the sale earned, before refunds. */
  commission: z.string(),
  /** What of it is not paid, or was taken back, because goods were refunded. */
  taken_back: z.string(),
  state: z.literal(distributionStates),
  created_at: DateTime,
}

const LogRow = z.object({ ...Commission, user_id: z.number(), nickname: z.string(), buyer: z.string() })
const logs = {
  form: z.strictObject({}),
  verbs: ['index', 'show'],
  sorts: ['created_at'],
} as const
const logFilters = {
  order_no: textFilter('likeRight'),
  state: choiceFilter(distributionStates),
  level: numberFilter(),
  created_at: timeFilter(),
}

/** What the own store’s sales earned referrers, whose names are masked, as are the buyers’. */
export const sellerDistributionLogs = resource('Seller', 'distribution_logs', {
  ...logs,
  does: 'Commissions of referrers for sales of the own store',
  row: LogRow,
  filters: logFilters,
})

/** The same of all stores. */
export const adminDistributionLogs = resource('Admin', 'distribution_logs', {
  ...logs,
  does: 'Commissions of referrers for sales of all stores',
  row: z.extend(LogRow, { store_id: z.number(), store_name: z.string() }),
  filters: { ...logFilters, store_id: numberFilter(), user_id: numberFilter() },
  dicts: ['stores'],
})

export const ownDistribution = route('GET /user/distribution', {
  area: 'Home',
  right: 'shopper',
  does: 'What the own link carries, the number of members on each level that counts, and the commissions by state.',
  reply: z.object({
    /** Goes into links as `inviter_id`. */
    inviter_id: z.number(),
    /** The number of members on each level that the platform allows. */
    members: z.array(z.number()),
    frozen: z.string(),
    due: z.string(),
    paid: z.string(),
  }),
})

const page = { page: z.optional(Whole(1, 1000)), per_page: z.optional(Whole(1, 100)) }

export const distributedGoods = route('GET /user/distribution/goods', {
  area: 'Home',
  right: 'shopper',
  does: 'Goods on sale that pay referrers, those that earn the buyer’s referrer most first; none of the own store.',
  query: z.strictObject(page),
  reply: paged(
    z.object({
      id: z.number(),
      goods_name: z.string(),
      goods_master_image: z.string(),
      goods_price: z.string(),
      store_name: z.string(),
      /** Percent of the buyer’s referrer. */
      rate: z.string(),
      /** What one piece at this price earns the buyer’s referrer. */
      commission: z.string(),
    }),
  ),
})

export const distributionMembers = route('GET /user/distributions', {
  area: 'Home',
  right: 'shopper',
  does: 'Whom the caller brought, on one level, with masked names; the last to join first.',
  query: z.strictObject({ ...page, lev: z.optional(Whole(0, maxDistributionLevels - 1)) }),
  reply: paged(
    z.object({
      /** Masked. */
      nickname: z.string(),
      avatar: z.string(),
      joined_at: DateTime,
      /** What the member’s purchases have paid the caller. */
      paid: z.string(),
    }),
  ),
})

export const ownDistributionLogs = route('GET /user/distribution_logs', {
  area: 'Home',
  right: 'shopper',
  does: 'The own commissions, the newest first, with masked names of buyers.',
  query: z.strictObject({ ...page, state: z.optional(z.literal(distributionStates, 'CHOICE_INVALID')) }),
  reply: paged(
    z.object({ ...z.omit(z.object(Commission), { order_id: true, order_no: true }).shape, buyer: z.string() }),
  ),
})
