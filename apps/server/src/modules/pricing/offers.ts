import type { LocalText } from '@fangshi/contract/locale'
import { sumCents, type Cents } from '@fangshi/contract/money'
import type { OfferKind, OfferState } from '@fangshi/contract/status'
import type { QuoteLine } from './quote.ts'
import { spread } from './spread.ts'

/** What offers need to know of a line. */
export type OfferLine = Pick<QuoteLine, 'cart_id' | 'goods_id' | 'sku_id' | 'store_id'> &
  Partial<Pick<QuoteLine, 'activity'>>

/** Something that takes money off lines once they reach a threshold; the offers themselves come from later modules (rules §4). */
export interface Offer {
  kind: OfferKind
  /** Unique within its kind: of a full reduction, or of a coupon that the shopper claimed. */
  id: number
  /** The coupon that was claimed; null for a full reduction. */
  coupon_id: number | null
  name: LocalText
  /** Until when it can be used, exclusive. */
  end_time: Date
  /** The only store whose lines count; null for an offer of the platform. */
  store_id: number | null
  funder: 'store' | 'platform'
  threshold_cents: number
  off_cents: number
  /** Whether a line is among the goods that the offer is for. */
  fits: (line: OfferLine) => boolean
}

/**
 * What became of an offer in a quote: used; it could be used, but another one is; it fits no line; its lines do not reach
 * the threshold by `missing_cents`; or other offers took all that its lines cost. `saves_cents` is what it takes off now, or
 * would take off in place of the one that is used.
 */
export interface OfferResult {
  offer: Offer
  state: OfferState
  saves_cents: number
  missing_cents: number
}

/** What is left to pay of each line, in the order of the lines. */
export type Amounts = readonly number[]

/** What is left of the lines that an offer is for; 0 for the others, and for lines with the price of an activity. */
const eligibleAmounts = (offer: Offer, lines: readonly OfferLine[], left: Amounts): number[] =>
  lines.map((line, index) =>
    !line.activity && (offer.store_id === null || offer.store_id === line.store_id) && offer.fits(line)
      ? (left[index] ?? 0)
      : 0,
  )

/** The sum that is compared with the threshold of an offer. */
export const eligibleCents = (offer: Offer, lines: readonly OfferLine[], left: Amounts): Cents =>
  sumCents(eligibleAmounts(offer, lines, left))

/** What an offer takes off each line; nothing where the threshold is not reached. Capped by what is left (rules §4 step 5). */
export function partsOf(offer: Offer, lines: readonly OfferLine[], left: Amounts): readonly number[] {
  const eligible = eligibleAmounts(offer, lines, left)
  return sumCents(eligible) >= offer.threshold_cents ? spread(offer.off_cents, eligible) : lines.map(() => 0)
}

/** What an offer would save, and why it cannot. `left` is what the steps before it left of the lines. */
export function tryOffer(offer: Offer, lines: readonly OfferLine[], left: Amounts): OfferResult {
  const eligible_cents = eligibleCents(offer, lines, left)
  const result = { offer, saves_cents: 0, missing_cents: 0 }
  if (
    !eligibleAmounts(
      offer,
      lines,
      lines.map(() => 1),
    ).includes(1)
  )
    return { ...result, state: 'fits_nothing' }
  if (eligible_cents < offer.threshold_cents)
    return { ...result, state: 'below_threshold', missing_cents: offer.threshold_cents - eligible_cents }
  if (eligible_cents === 0) return { ...result, state: 'nothing_left' }
  return { ...result, state: 'possible', saves_cents: Math.min(offer.off_cents, eligible_cents) }
}
