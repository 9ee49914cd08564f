/** The shares that referrers return when goods are refunded after settlement (rules §§8, 9). All amounts in cents. */

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
 * The amount that each referrer of a line returns, the nearest referrer first: the share that was paid less the share of what
 * remains after the refund. Together they return at most `room`, the refund less the returned commission. Shares are rounded
 * down when they are paid, so refunds of a few cents could otherwise exceed that; the next refund takes the difference. Once
 * the whole line is refunded no difference is left, since commission and shares are at most 90 % of it.
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
