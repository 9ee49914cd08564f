import type { RefundKind, RefundObstacle } from '@fangshi/contract/refund-states'
import type { OrderStage } from '@fangshi/contract/status'
import { fail } from '../../../kernel/fail.ts'
import { refundable } from '../../orders/rules.ts'
import { mostFor, piecesLeft, type PaidLine } from '../amounts.ts'
import { isWithinWindow } from '../life/refund.ts'

/** What a request may ask for (rules §7), from the order and its lines as they are now. */

interface Order {
  status: OrderStage
  received_at: Date | null
}
export interface LineToRefund extends PaidLine {
  id: number
  is_sent: boolean
  open_refund_id: number | null
}

/** Why the shopper cannot request anything for an order; null if they can. */
export function orderObstacle({ status, received_at }: Order, now: Date): 'status' | 'window' | null {
  if (!refundable.includes(status)) return 'status'
  return isWithinWindow(received_at, now) ? null : 'window'
}

/** Why nothing can be requested for a line; null if something can. */
export function lineObstacle(order: Order, line: LineToRefund, now: Date): RefundObstacle | null {
  const obstacle = orderObstacle(order, now)
  if (obstacle) return obstacle
  if (line.open_refund_id !== null) return 'open_request'
  return piecesLeft(line) === 0 ? 'refunded' : null
}

/** The kinds of request that a line without an obstacle allows: unshipped pieces cannot be sent back. */
export function kindsFor(line: LineToRefund): RefundKind[] {
  if (!line.is_sent) return ['refund']
  const hasMoney = mostFor(line, piecesLeft(line)) > 0
  return hasMoney ? ['refund', 'return', 'exchange'] : ['return', 'exchange']
}

export interface RefundLineInput {
  id: number
  buy_num: number
  /** In cents; without it the most. */
  amount?: number | undefined
}
export interface PlannedLine<Line> {
  line: Line
  n: number
  most_cents: number
  /** 0 for an exchange. */
  amount_cents: number
}

/** Whether less than the full amount may be requested: only for a refund of money after shipping. */
export const mayAskForLess = (kind: RefundKind, { is_sent }: LineToRefund): boolean => kind === 'refund' && is_sent

function amountFor(kind: RefundKind, line: LineToRefund, { buy_num, amount }: RefundLineInput): number {
  const most = mostFor(line, buy_num)
  if (kind === 'exchange') return 0
  if (amount !== undefined && amount > most) fail('REFUND_TOO_MUCH')
  if (!mayAskForLess(kind, line)) return amount === undefined || amount === most ? most : fail('REFUND_AMOUNT_FIXED')
  if (most === 0) fail('REFUND_TOO_MUCH')
  return amount ?? most
}

/**
 * The lines of a request with their amounts. Throws NOT_FOUND for a line of another order, REFUND_OPEN, REFUND_TOO_MANY,
 * REFUND_NOT_SENT, REFUND_TOO_MUCH, REFUND_AMOUNT_FIXED.
 */
export function planLines<Line extends LineToRefund>(
  lines: readonly Line[],
  kind: RefundKind,
  requested: readonly RefundLineInput[],
): PlannedLine<Line>[] {
  if (new Set(requested.map(({ id }) => id)).size < requested.length) fail('REFUND_TOO_MANY')
  return requested.map((one) => {
    const line = lines.find(({ id }) => id === one.id) ?? fail('NOT_FOUND')
    if (line.open_refund_id !== null) fail('REFUND_OPEN')
    if (one.buy_num > piecesLeft(line)) fail('REFUND_TOO_MANY')
    if (kind !== 'refund' && !line.is_sent) fail('REFUND_NOT_SENT')
    return { line, n: one.buy_num, most_cents: mostFor(line, one.buy_num), amount_cents: amountFor(kind, line, one) }
  })
}

/** Freight that would come back with these lines: with the last pieces of an order of which nothing was shipped. */
export function freightWith(
  lines: readonly LineToRefund[],
  planned: readonly PlannedLine<LineToRefund>[],
  freight_cents: number,
): number {
  const left = lines.reduce((sum, line) => sum + piecesLeft(line), 0)
  const requested = planned.reduce((sum, { n }) => sum + n, 0)
  return requested === left && lines.every(({ is_sent }) => !is_sent) ? freight_cents : 0
}
