import { allocate, sumCents, toCents, type Cents } from '@fangshi/contract/money'

/**
 * Spreads a discount over lines by largest remainder, weighted by the amount left of each (rules §4 steps 5 and 6). It
 * is capped by the amounts left, so no line goes below zero. `left` in cents; returns one part per line.
 */
export function spread(amount_cents: number, left: readonly number[]): Cents[] {
  if (!left.length) return []
  return allocate(toCents(Math.min(amount_cents, sumCents(left))), left)
}
