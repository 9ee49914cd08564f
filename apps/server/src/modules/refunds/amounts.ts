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

/** The platform's subsidy of a line, and the part of it that was returned, in cents. */
export interface SubsidizedLine extends PaidLine {
  subsidy_cents: number
  refunded_subsidy_cents: number
}

/**
 * What goes back to the platform when `cents` more of a line go back to the shopper: in proportion, rounded down, so that all
 * of it does once all of the shopper's money has (rules §8). Of a line that the platform paid alone it goes by pieces.
 */
export function subsidyBack(line: SubsidizedLine, { cents, pieces }: { cents: number; pieces: number }): number {
  const { buy_num, paid_cents, subsidy_cents, refunded_subsidy_cents } = line
  const back =
    paid_cents > 0
      ? // The product of two amounts may be beyond what a number holds exactly.
        Number((BigInt(subsidy_cents) * BigInt(line.refunded_cents + cents)) / BigInt(paid_cents))
      : paidForFirst({ ...line, buy_num, paid_cents: subsidy_cents }, line.refunded_num + pieces)
  return back - refunded_subsidy_cents
}

/** The pieces of a line for which a refund can still be requested. */
export const piecesLeft = ({ buy_num, refunded_num }: PaidLine): number => buy_num - refunded_num
