import type { ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { book, clearing, platform, refundDue, type MoveOf } from '../../ledger/public.ts'
import { attemptNumber } from '../attempt-number.ts'
import type { Bill } from '../bill.sql.ts'
import { billCredits, billHolds, billPaid } from '../hooks.ts'
import { paymentEvents } from '../payment-events.ts'
import type { Payment } from '../providers/provider.ts'
import { subsidiesOf } from '../subsidies.ts'
import { insertRefund } from '../refunds/refunds.db.ts'
import {
  attemptOf,
  closeUnfit,
  insertReceived,
  lockBillById,
  markBillPaid,
  type KnownAttempt,
  type Sender,
  type UnmatchedReason,
} from './received.db.ts'

/** What became of a payment: it paid its bill, waits in suspense to go back, or was counted before. */
export type Outcome = 'paid' | 'suspense' | 'known'

/** Why a payment cannot pay the bill of its attempt; null when it can. */
function unmatchedBy(
  payment: Payment,
  attempt: KnownAttempt | undefined,
  bill: Bill | undefined,
): UnmatchedReason | null {
  if (!attempt || !bill) return 'unknown_number'
  if (bill.status !== 'open') return bill.status === 'paid' ? 'paid_before' : 'bill_closed'
  return payment.amount_cents === attempt.amount_cents && payment.amount_cents === bill.amount_cents
    ? null
    : 'other_amount'
}

/** What an open bill was for may be gone, as the seat of a group is that somebody else took. */
const isGone = async (tx: Tx, bill: Bill | undefined, at: Date): Promise<UnmatchedReason | null> =>
  bill && (await billHolds(tx, bill, at)).includes(false) ? 'bill_closed' : null

interface ReceivedPayment {
  id: number
  channel: ProviderChannel
  payment: Payment
  at: Date
}

async function payBill(tx: Tx, ctx: Context, bill: Bill, attempt: KnownAttempt, { channel, at }: ReceivedPayment) {
  const credits = await billCredits(bill.kind, tx, bill.ref_id)
  // The posting table refuses what does not belong to the event.
  const moves = credits.map(
    ({ to, amount }) =>
      ({ from: clearing(channel), to, amount }) as MoveOf<'order_payment' | 'top_up' | 'points_order_payment'>,
  )
  const event = paymentEvents[bill.kind]
  await book(tx, { key: `bill:${bill.id}`, event, info: bill.subject, at }, [...moves, ...subsidiesOf(credits)])
  markBillPaid(tx, attempt.id, at)
  await billPaid(bill.kind, tx, ctx, bill.ref_id, channel, at)
}

/** Books money that pays nothing into suspense, and from there as a refund to its source. */
async function returnPayment(tx: Tx, ctx: Context, { id, channel, payment, at }: ReceivedPayment): Promise<void> {
  const { amount_cents, attempt_no } = payment
  const suspense = platform('suspense')
  await book(tx, { key: `received:${id}`, event: 'unmatched_payment', info: attempt_no, at }, [
    { from: clearing(channel), to: suspense, amount: amount_cents },
  ])
  const refund_no = attemptNumber(ctx, at)
  const refund = await insertRefund(tx, {
    bill_id: null,
    received_id: id,
    refund_no,
    channel,
    amount_cents,
    prepaid_cents: 0,
    at,
  })
  await book(tx, { key: `returned:${id}`, event: 'unmatched_returned', info: attempt_no, at }, [
    { from: suspense, to: refundDue(refund), amount: amount_cents },
  ])
}

/**
 * Counts a payment that a provider has confirmed, by notice or query, exactly once per trade number (rules §6), in the
 * caller's transaction. It pays the bill of its attempt if that is open and of this amount; anything else goes to
 * suspense and back to its source. Locks the bill first, as paying from the balance and cancelling do, so that one of
 * them wins. What calls it must have verified the payment.
 */
export async function receivePayment(tx: Tx, ctx: Context, from: Sender, payment: Payment): Promise<Outcome> {
  const { channel } = from
  const at = ctx.now()
  const attempt = await attemptOf(tx, channel, payment.attempt_no)
  const bill = attempt && (await lockBillById(tx, attempt.bill_id))
  const unmatched = unmatchedBy(payment, attempt, bill) ?? (await isGone(tx, bill, at))
  const id = await insertReceived(tx, { from, payment, attempt_id: attempt?.id ?? null, unmatched, at })
  if (id === null) return 'known'
  const received = { id, channel, payment, at }
  if (unmatched === null && bill && attempt) await payBill(tx, ctx, bill, attempt, received)
  else {
    if (attempt) closeUnfit(tx, attempt.id)
    await returnPayment(tx, ctx, received)
  }
  return unmatched === null ? 'paid' : 'suspense'
}
