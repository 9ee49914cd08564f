import type { CommissionScope } from '@fangshi/contract/commission-rates'
import { commissionOf } from '../commissions/rules.ts'

/** What an order pays out to its store (rules §8). All amounts in cents, rates in basis points. */

export interface SettlingLine {
  id: number
  /** By the shopper and, with its coupon, the platform; so is all that follows of paid and refunded. */
  paid_cents: number
  refunded_cents: number
  commission_bp: number
  commission_scope: CommissionScope | null
  /** Who earns from it, the nearest to the buyer first. */
  shares: readonly FrozenShare[]
}

/** A referrer's share of a line, as it was frozen when the line was sold (rules §9). */
interface FrozenShare {
  id: number
  user_id: number
  rate_bp: number
}

export interface SettlingOrder {
  id: number
  order_no: string
  total_cents: number
  refunded_cents: number
  lines: readonly SettlingLine[]
}

/** A line on which a commission rate was frozen. */
interface CommissionedLine {
  order_line_id: number
  scope: CommissionScope
  rate_bp: number
  /** Paid for the line and not refunded. */
  base_cents: number
  commission_cents: number
}

/** What a referrer gets of a line. */
interface SettledShare {
  share_id: number
  user_id: number
  rate_bp: number
  /** As of a commission. */
  base_cents: number
  commission_cents: number
}

export interface OrderSettlement {
  order_id: number
  order_no: string
  paid_cents: number
  refunded_cents: number
  commission_cents: number
  /** What the referrers get together. */
  distribution_cents: number
  /** What the store gets. */
  settled_cents: number
  lines: readonly CommissionedLine[]
  shares: readonly SettledShare[]
}

/** The days within which the shopper may ask for a refund; no order is settled earlier after its receipt (rules §§7, 8). */
const refundDays = 15

/** What was paid for a line and not refunded: commission and distribution are parts of it. */
const baseOf = (line: SettlingLine): number => line.paid_cents - line.refunded_cents

/**
 * Paid − refunded − commission − distribution. Commission and distribution are on the goods alone, without freight, and on
 * what was not refunded: line by line at the rates that were frozen when it was sold.
 */
export function settle({ id, order_no, total_cents, refunded_cents, lines }: SettlingOrder): OrderSettlement {
  const commissioned = lines.flatMap((line): CommissionedLine[] => {
    const { commission_scope: scope, commission_bp: rate_bp } = line
    if (scope === null) return []
    const base_cents = baseOf(line)
    return [{ order_line_id: line.id, scope, rate_bp, base_cents, commission_cents: commissionOf(base_cents, rate_bp) }]
  })
  const shares = lines.flatMap((line): SettledShare[] => {
    const base_cents = baseOf(line)
    return line.shares.map(({ id: share_id, user_id, rate_bp }) => ({
      share_id,
      user_id,
      rate_bp,
      base_cents,
      commission_cents: commissionOf(base_cents, rate_bp),
    }))
  })
  const commission_cents = sumOf(commissioned)
  const distribution_cents = sumOf(shares)
  const settled_cents = total_cents - refunded_cents - commission_cents - distribution_cents
  return {
    order_id: id,
    order_no,
    paid_cents: total_cents,
    refunded_cents,
    commission_cents,
    distribution_cents,
    settled_cents,
    lines: commissioned,
    shares,
  }
}

const sumOf = (parts: readonly { commission_cents: number }[]): number =>
  parts.reduce((sum, { commission_cents }) => sum + commission_cents, 0)

const dayMs = 24 * 60 * 60 * 1000
const before = (at: Date, days: number): Date => new Date(at.getTime() - Math.round(days * dayMs))

/** Until when an order must have completed, and been received, to be settled at this instant (rules §8). */
export const dueUntil = (at: Date, waitingDays: number) => ({
  completed_until: before(at, waitingDays),
  received_until: before(at, refundDays),
})

/** The hour of the day, in the zone of the wire, from which the timer settles. */
export const settlingHour = 4
const zoneMs = 8 * 60 * 60 * 1000

/** The day that settles at this instant: it begins at the settling hour. `YYYY-MM-DD`. */
export const settlingDay = (at: Date): string =>
  new Date(at.getTime() + zoneMs - settlingHour * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Whether a run by timer is due on a day, the last one having been on `last`. */
export const isDayDue = (day: string, last: string | null, everyDays: number): boolean =>
  last === null || Date.parse(day) - Date.parse(last) >= everyDays * dayMs
