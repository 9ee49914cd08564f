import * as z from 'zod/mini'
import { DateTime, Id, Whole } from './shapes.ts'
import { offerKinds, offerStates } from './status.ts'

/** Full reductions and coupons as the cart, the checkout and orders show them (rules §§4, 9). */

/** An offer of a quote or a cart, with what became of it and why. */
export const QuotedOffer = z.object({
  kind: z.literal(offerKinds),
  /** Of a full reduction its id; of a coupon the id of the shopper's claimed one, by which it is chosen. */
  id: z.number(),
  /** The coupon that was claimed; null for a full reduction. */
  coupon_id: z.nullable(z.number()),
  name: z.string(),
  /** What the goods it is for must cost together; "0.00" for no minimum. */
  threshold: z.string(),
  off: z.string(),
  /** Until when it can be used, exclusive. */
  end_time: DateTime,
  state: z.literal(offerStates),
  /** What it takes off, or would take off in place of the one that is used. */
  saves: z.string(),
  /** What is missing to the threshold. */
  missing: z.string(),
  /** The state as text, such as "¥12.00 more for ¥20.00 off". */
  reason: z.string(),
})
export type QuotedOffer = z.input<typeof QuotedOffer>

/** What a discount took off a line of an order. */
export const LineDiscount = z.object({
  kind: z.literal(offerKinds),
  /** The offer as text, as the step of the price says it. */
  rule: z.string(),
  funder: z.literal(['store', 'platform']),
  amount: z.string(),
})
export type LineDiscount = z.input<typeof LineDiscount>

/**
 * What the shopper chose among their claimed coupons. For a store that is not named, and without `platform_coupon`, the
 * quote takes what saves most.
 */
export const couponChoice = {
  /** By store: the claimed coupon, 0 for none. */
  coupons: z.optional(z.array(z.strictObject({ store_id: Id, coupon: Whole(0) })).check(z.maxLength(100, 'TOO_LONG'))),
  /** The claimed coupon of the platform, 0 for none. */
  platform_coupon: z.optional(Whole(0)),
}
