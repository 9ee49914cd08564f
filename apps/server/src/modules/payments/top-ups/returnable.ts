/** What of a top-up may go back to its source (rules §6). */

/** Amounts in cents. */
export interface PaidTopUp {
  amount_cents: number
  returned_cents: number
  /** What its owner has left of all top-ups. */
  prepaid_cents: number
  /** Null while nobody has paid. */
  paid_at: Date | null
}

/** Providers give money back within a year. */
const returnableMs = 365 * 24 * 60 * 60_000

export const isReturnable = ({ paid_at }: Pick<PaidTopUp, 'paid_at'>, now: Date): boolean =>
  paid_at !== null && now.getTime() - paid_at.getTime() < returnableMs

/** What can go back now, in cents: what is neither spent nor sent back. */
export function returnableCents(topUp: PaidTopUp, now: Date): number {
  if (!isReturnable(topUp, now)) return 0
  return Math.max(0, Math.min(topUp.amount_cents - topUp.returned_cents, topUp.prepaid_cents))
}
