import { allocate, sumCents, toCents, type Cents } from '@fangshi/contract/money'

/** An offer that takes something off some lines of a store; the offers themselves come from later modules (rules §4). */
export interface Discount {
  store_id: number
  kind: 'discount'
  /** The offer's identity, as its own module stores it. */
  offer: string
  funder: 'store' | 'platform'
  amount_cents: number
  /** The SKUs that it applies to; null means every line of the store. */
  sku_ids: readonly number[] | null
}

/** A line's share of a discount, stored with the line so that the amount paid for it is known. */
export interface DiscountShare {
  offer: string
  funder: 'store' | 'platform'
  amount_cents: Cents
}

/**
 * Spreads a discount over lines by largest remainder, weighted by the amount left of each (rules §4 steps 5 and 6). It
 * is capped by the amounts left, so no line goes below zero. `left` in cents; returns one part per line.
 */
export function spread(amount_cents: number, left: readonly number[]): Cents[] {
  if (!left.length) return []
  return allocate(toCents(Math.min(amount_cents, sumCents(left))), left)
}
