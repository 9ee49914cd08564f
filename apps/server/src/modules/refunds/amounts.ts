/** How much of a line goes back (rules §7). All amounts in cents. */

/** What was paid for a line, and what of it went back. */
export interface PaidLine {
  buy_num: number
  paid_cents: number
  refunded_num: number
  refunded_cents: number
}

/**
 * What was paid for the first `n` pieces of a line: by largest remainder, so that the pieces sum to the line and the cents
 * that are left over belong to its first ones.
 */
export function paidForFirst({ buy_num, paid_cents }: PaidLine, n: number): number {
  const each = Math.floor(paid_cents / buy_num)
  return each * n + Math.min(n, paid_cents - each * buy_num)
}

/** The most that can go back for `n` more pieces: what was paid for these and those refunded before, less what went back. */
export const mostFor = (line: PaidLine, n: number): number =>
  Math.max(0, paidForFirst(line, line.refunded_num + n) - line.refunded_cents)

/** The pieces of a line that can still be asked for. */
export const piecesLeft = ({ buy_num, refunded_num }: PaidLine): number => buy_num - refunded_num
