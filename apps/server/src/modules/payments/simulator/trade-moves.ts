import { randomBytes } from 'node:crypto'
import type { SimulatedNotice, SimulatedPayment, SimulatedRefund, SimulatedTrade } from './store.ts'

/** What can happen to a trade of the simulator, whichever provider it plays; amounts in cents, times in ms. */

/** Why a move is not possible. */
export type MoveRefusal =
  | 'PAID'
  | 'CLOSED'
  | 'EXPIRED'
  | 'NOT_PAID'
  | 'TOO_MUCH'
  | 'OTHER_CONTENT'
  | 'TOO_MANY'
  | 'TOO_LATE'

export class RefusedMove extends Error {
  override name = 'RefusedMove'
  readonly refusal: MoveRefusal
  constructor(refusal: MoveRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

const refuse = (refusal: MoveRefusal): never => {
  throw new RefusedMove(refusal)
}

const maxRefunds = 50
const refundableMs = 365 * 24 * 60 * 60_000

/** Digits that no other number has. */
export const newNumber = (): string =>
  `42${BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString()
    .padStart(26, '0')}`

const noticeOf = (event: SimulatedNotice['event'], of: string, at: number): SimulatedNotice => ({
  id: newNumber(),
  event,
  of,
  tries: 0,
  next_at: at,
})

/** Pays a trade that waits for it, with any amount. */
export function payTrade(trade: SimulatedTrade, amount_cents: number, at: number): SimulatedPayment {
  if (trade.state === 'PAID') refuse('PAID')
  if (trade.state === 'CLOSED') refuse('CLOSED')
  if (at >= trade.expires_at) refuse('EXPIRED')
  trade.is_known = true
  trade.state = 'PAID'
  return addPayment(trade, amount_cents, at)
}

/** One more payment of the same number, under a trade number of its own. */
export function addPayment(trade: SimulatedTrade, amount_cents: number, at: number): SimulatedPayment {
  const payment = { trade_no: newNumber(), amount_cents, paid_at: at }
  trade.payments.push(payment)
  trade.notices.push(noticeOf('payment', payment.trade_no, at))
  return payment
}

/** Closes a trade; closing a closed one changes nothing. */
export function closeTrade(trade: SimulatedTrade, at: number): void {
  if (trade.state === 'PAID') refuse('PAID')
  if (trade.state === 'CLOSED') return
  trade.state = 'CLOSED'
  if (trade.provider === 'alipay') trade.notices.push(noticeOf('closed', trade.out_trade_no, at))
}

/** How a refund ends, and how many ms after it was asked for. */
export interface RefundRule {
  outcome: SimulatedRefund['outcome']
  afterMs: number
}

interface NewRefund {
  refund_no: string
  trade_no: string
  refund_cents: number
}

/** Money of a payment that did not go back so far, nor is on its way. */
const leftOf = ({ refunds }: SimulatedTrade, { trade_no, amount_cents }: SimulatedPayment): number =>
  refunds
    .filter((refund) => refund.trade_no === trade_no && refund.outcome !== 'CLOSED')
    .reduce((left, { refund_cents }) => left - refund_cents, amount_cents)

/** Alipay knows no failed refunds: no notice reports them, and their number can be used again. */
function forgetFailed(trade: SimulatedTrade, refund_no: string, at: number): void {
  if (trade.provider !== 'alipay') return
  const hasFailed = (refund: SimulatedRefund): boolean => refund.outcome !== 'SUCCESS' && refund.done_at <= at
  trade.refunds = trade.refunds.filter((refund) => refund.refund_no !== refund_no || !hasFailed(refund))
}

/** Accepts a refund; the same number again gives the same refund. */
export function refundTrade(
  trade: SimulatedTrade,
  { refund_no, trade_no, refund_cents }: NewRefund,
  { outcome, afterMs }: RefundRule,
  at: number,
): { refund: SimulatedRefund; isNew: boolean } {
  forgetFailed(trade, refund_no, at)
  const known = trade.refunds.find((one) => one.refund_no === refund_no)
  if (known) {
    if (known.trade_no !== trade_no || known.refund_cents !== refund_cents) refuse('OTHER_CONTENT')
    return { refund: known, isNew: false }
  }
  const payment = trade.payments.find((one) => one.trade_no === trade_no) ?? refuse('NOT_PAID')
  if (at - payment.paid_at > refundableMs) refuse('TOO_LATE')
  if (trade.refunds.length >= maxRefunds) refuse('TOO_MANY')
  if (refund_cents > leftOf(trade, payment)) refuse('TOO_MUCH')
  const done_at = at + afterMs
  const refund = { refund_no, refund_id: newNumber(), trade_no, refund_cents, created_at: at, done_at, outcome }
  trade.refunds.push(refund)
  if (trade.provider === 'wechat' || outcome === 'SUCCESS') trade.notices.push(noticeOf('refund', refund_no, done_at))
  return { refund, isNew: true }
}

/** The refunds that have happened. */
export const doneRefunds = ({ refunds }: SimulatedTrade, at: number): SimulatedRefund[] =>
  refunds.filter(({ outcome, done_at }) => outcome === 'SUCCESS' && done_at <= at)

/** Paid minus refunded, in cents: what our books must say, too. */
export const balanceOf = (trade: SimulatedTrade, at: number): number =>
  trade.payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0) -
  doneRefunds(trade, at).reduce((sum, { refund_cents }) => sum + refund_cents, 0)
