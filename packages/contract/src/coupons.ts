import * as z from 'zod/mini'
import { StocklessCard } from './catalog.ts'
import { route } from './route.ts'
import { DateTime, Id, Ids, Text, Whole, paged } from './shapes.ts'

/** Coupons as shoppers see and claim them (rules §9). All texts are in the caller's language. */

/** Who pays for what a coupon takes off; a platform coupon may be used in several stores. */
export const couponFunders = ['store', 'platform'] as const

/** What a coupon is for: a store's coupon for all its goods or some; the platform's for all, some classes or some stores. */
export const couponScopes = ['all', 'goods', 'classes', 'stores'] as const
export type CouponScope = (typeof couponScopes)[number]

/** A claimed coupon. One that was not used by its end is expired. */
export const claimedCouponStates = ['to_be_used', 'used', 'expired'] as const
export type ClaimedCouponState = (typeof claimedCouponStates)[number]

/** How a shopper came by a coupon: claimed it, or was sent it by the platform. */
export const couponSources = ['claimed', 'sent'] as const

/**
 * What the button of a coupon does: claim it; lead to its goods, because the shopper has one to use and can have no more;
 * nothing, because all were claimed, it has not started, it is over, or the shopper has used as many as one person may have.
 */
export const couponClaims = ['claimable', 'claimed', 'all_used', 'used_up', 'not_started', 'ended'] as const
export type CouponClaim = (typeof couponClaims)[number]

/** The letters and digits of a code by which a coupon is claimed; case does not matter. */
export const ClaimCode = z
  .string('REQUIRED')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,20}$/, 'COUPON_CODE_INVALID'))

const terms = {
  name: z.string(),
  /** What it takes off, and from which total of the goods that it is for; "0.00" from any. */
  money: z.string(),
  use_money: z.string(),
  funder: z.literal(couponFunders),
  /** Null for a coupon of the platform. */
  store: z.nullable(z.object({ id: z.number(), name: z.string(), logo: z.string() })),
  scope: z.literal(couponScopes),
  /** Names of the first classes or stores that it is for; empty for the other scopes. */
  scope_names: z.array(z.string()),
  start_time: DateTime,
  end_time: DateTime,
}

/** A coupon that anybody may claim. */
export const Coupon = z.object({
  id: z.number(),
  ...terms,
  /** How many can still be claimed, and how much of the stock is claimed, in percent from 0 to 100. */
  left: z.number(),
  claimed_percent: z.number(),
  /** How many one person may claim. */
  limit: z.number(),
  /** For the caller; for a guest as if nothing was claimed. */
  claim: z.literal(couponClaims),
})
export type Coupon = z.input<typeof Coupon>

/** A coupon that somebody claimed or was sent. */
export const ClaimedCoupon = z.object({
  id: z.number(),
  coupon_id: z.number(),
  ...terms,
  status: z.literal(claimedCouponStates),
  source: z.literal(couponSources),
  created_at: DateTime,
  used_at: z.nullable(DateTime),
  /** The number of the order that a store's coupon, or of the order group that the platform's was used for; "" before. */
  used_for: z.string(),
})
export type ClaimedCoupon = z.input<typeof ClaimedCoupon>

/** The tabs of the coupon centre. */
export const couponTabs = ['platform', 'store'] as const

export const listCoupons = route('GET /coupons', {
  area: 'Home',
  right: 'guest',
  does: 'Coupons that can be claimed now or soon: those with stock first, the newest first; of a store, or that fit goods, for the strips of their pages.',
  query: z.strictObject({
    tab: z.optional(z.literal(couponTabs, 'CHOICE_INVALID')),
    store_id: z.optional(Id),
    goods_id: z.optional(Id),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: paged(Coupon),
})
export const readCoupon = route('GET /coupons/{id}', {
  area: 'Home',
  right: 'guest',
  does: 'A coupon and what it is for: some of its goods on sale, or the classes or stores. One with a code is found only by who has it.',
  params: z.strictObject({ id: Id }),
  reply: z.object({
    coupon: Coupon,
    /** Of the scope `goods`; at most 60. */
    goods: z.array(StocklessCard),
    classes: z.array(z.object({ id: z.number(), name: z.string() })),
    stores: z.array(z.object({ id: z.number(), name: z.string(), logo: z.string() })),
  }),
  fails: ['COUPON_NOT_FOUND'],
})
export const readCouponClaims = route('GET /coupons/claims', {
  area: 'Home',
  right: 'guest',
  does: 'What the caller can do with these coupons, ids joined by comma, for pages that are the same for everybody; unknown ones are left out.',
  query: z.strictObject({ ids: Ids }),
  reply: z.array(z.object({ id: z.number(), claim: z.literal(couponClaims), left: z.number() })),
})

export const receiveCoupon = route('POST /user/coupon/receive', {
  area: 'Home',
  right: 'shopper',
  does: 'Claims a coupon by its id, or by its code where it has one. The answer says what the shopper can do with it next.',
  body: z.strictObject({ id: z.optional(Id), code: z.optional(Text(1, 40)) }),
  reply: z.object({
    /** Of the claimed coupon. */
    id: z.number(),
    coupon_id: z.number(),
    name: z.string(),
    money: z.string(),
    use_money: z.string(),
    end_time: DateTime,
    claim: z.literal(couponClaims),
    left: z.number(),
  }),
  fails: [
    'COUPON_NOT_FOUND',
    'COUPON_CODE_WRONG',
    'COUPON_CLAIMED',
    'COUPON_USED_UP',
    'COUPON_NOT_STARTED',
    'COUPON_ENDED',
    'COUPON_OWN_STORE',
    'SUB_ACCOUNT_MAY_NOT_BUY',
  ],
})

/** The tabs of the own coupons. */
export const ownCouponTabs = ['usable', 'used', 'expired'] as const
export type OwnCouponTab = (typeof ownCouponTabs)[number]

export const listOwnCoupons = route('GET /user/coupons', {
  area: 'Home',
  right: 'shopper',
  does: 'The own coupons of a tab, and how many each tab has: usable ones by their end, also those that start later; the others newest first.',
  query: z.strictObject({
    tab: z.optional(z.literal(ownCouponTabs, 'CHOICE_INVALID')),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.extend(paged(ClaimedCoupon), {
    counts: z.object({ usable: z.number(), used: z.number(), expired: z.number() }),
  }),
})
