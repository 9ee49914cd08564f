/** What referrers give back when goods are refunded after settlement (rules §§8, 9). All amounts in cents. */

/** A referrer's part of a settled line. */
export interface PaidShare {
  share_id: number
  user_id: number
  rate_bp: number
  base_cents: number
  commission_cents: number
  /** Of the base, refunded before. */
  refunded_cents: number
  /** Of the commission, taken back before. */
  returned_cents: number
}

export interface TakenBack {
  share_id: number
  user_id: number
  refunded_cents: number
  taken_cents: number
}

/**
 * What each referrer of a line gives back: what was paid less what would be paid of the rest, the nearest first, and not
 * more together than `room`, which is what is refunded less what the platform's commission gives. Every part is rounded
 * down when it is paid, so parts of a few cents could give back more than that; the next refund takes what this leaves, and
 * once all of the line is refunded nothing is left, since commission and shares are at most 90 % of it.
 */
export function takeBack(shares: readonly PaidShare[], amount_cents: number, room: number): TakenBack[] {
  let left = room
  return shares.map(({ share_id, user_id, rate_bp, base_cents, commission_cents, ...before }) => {
    const earned = Math.floor(((base_cents - before.refunded_cents - amount_cents) * rate_bp) / 10_000)
    const taken_cents = Math.min(commission_cents - earned - before.returned_cents, left)
    left -= taken_cents
    return { share_id, user_id, refunded_cents: amount_cents, taken_cents }
  })
}
