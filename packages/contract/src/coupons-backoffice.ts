import * as z from 'zod/mini'
import { activityActions, activityStates, activityStoppers } from './activities.ts'
import { ClaimCode, claimedCouponStates, couponScopes, couponSources } from './coupons.ts'
import { choiceFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { DateTime, Flag, Id, Instant, LocalizedText, OrNull, Price, Whole } from './shapes.ts'

/** What the screens of coupons in both back offices share. */

/** The most that a coupon may take off, and the highest threshold: "99999.99" and "9999999.99". */
const maxMoneyCents = 9_999_999
const maxThresholdCents = 999_999_999
/** The most coupons of one kind, and the most that one person may claim of it. */
export const maxCouponStock = 1_000_000
export const maxCouponLimit = 100

/** What a form may say of a coupon; once it has started only a larger stock and a later end (rules §9). */
export const couponForm = {
  name: LocalizedText(1, 30),
  /** What it takes off. */
  money: Price.check(
    z.refine((cents) => cents > 0, 'TOO_SMALL'),
    z.refine((cents) => cents <= maxMoneyCents, 'TOO_BIG'),
  ),
  /** From which total of the goods that it is for; "0" from any. */
  use_money: Price.check(z.refine((cents) => cents <= maxThresholdCents, 'TOO_BIG')),
  /** How many can be claimed in all. */
  stock: Whole(1, maxCouponStock),
  /** How many one person may claim; 1 if left out. */
  limit: z.optional(Whole(1, maxCouponLimit)),
  start_time: Instant,
  end_time: Instant,
  /** With a code it is claimed by that alone and is in no list of the shop. */
  claim_code: z.optional(OrNull(ClaimCode)),
  /** A draft is not seen or claimed by anybody; published unless said otherwise. */
  is_draft: z.optional(Flag),
}

/** What may be done to a coupon: `extend` raises its stock or moves its end; `send` is for the platform’s coupons alone. */
export const couponActions = [...activityActions, 'send'] as const

export const couponRow = {
  id: Id,
  name: LocalizedText(1, 30),
  money: z.string(),
  use_money: z.string(),
  stock: z.number(),
  /** How many were claimed or sent, and how many are left. */
  claimed: z.number(),
  left: z.number(),
  limit: z.number(),
  start_time: DateTime,
  end_time: DateTime,
  state: z.literal(activityStates),
  scope: z.literal(couponScopes),
  claim_code: z.nullable(z.string()),
  is_draft: z.boolean(),
  /** Who stopped it and why; null and empty while nobody has. */
  stopped_by: z.nullable(z.literal(activityStoppers)),
  stop_reason: z.string(),
  created_at: DateTime,
  actions: z.array(z.literal(couponActions)),
}

/** What the single view has beside the row. */
export const couponDetail = {
  /** How many of the claimed ones were used, and how many expired. */
  used: z.number(),
  expired: z.number(),
}

export const couponFilters = {
  name: textFilter('like'),
  state: choiceFilter(activityStates),
  start_time: timeFilter(),
  end_time: timeFilter(),
  created_at: timeFilter(),
}

/** A claimed coupon as back offices read it. */
export const couponLogRow = {
  id: Id,
  coupon_id: z.number(),
  /** Of the coupon, in the caller's language. */
  name: z.string(),
  money: z.string(),
  use_money: z.string(),
  user_id: z.number(),
  nickname: z.string(),
  status: z.literal(claimedCouponStates),
  source: z.literal(couponSources),
  /** When it was claimed. */
  created_at: DateTime,
  used_at: z.nullable(DateTime),
  /** The number of the order, of a platform coupon that of the order group; "" before. */
  used_for: z.string(),
}

export const couponLogFilters = {
  coupon_id: numberFilter(),
  /** Part of the coupon's name. */
  name: textFilter('like'),
  user_id: numberFilter(),
  status: choiceFilter(claimedCouponStates),
  used_for: textFilter('likeRight'),
  created_at: timeFilter(),
}
