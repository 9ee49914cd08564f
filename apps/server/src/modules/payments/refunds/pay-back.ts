import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { book, bookedOn, pair, refundDue, userPrepaid, type AccountRef, type MoveOf } from '../../ledger/public.ts'
import { attemptNumber } from '../attempt-number.ts'
import type { BillKind } from '../hooks.ts'
import { endRefund, insertRefund, lockPaidBill, type PaidBill } from './refunds.db.ts'

/** What a refund is for and where its money comes from. */
export interface PayBack<Event extends LedgerEvent> {
  bill: { kind: BillKind; ref_id: number }
  /** What the payer gets, in cents. */
  amount_cents: number
  /** Identifies the refund, so that it is booked once. */
  key: string
  event: Event
  info: string
  /** The postings that make the refund due; what they move to `due` sums to `amount_cents`. */
  moves: (due: AccountRef<'refund_due'>) => MoveOf<Event>[]
}

/** What of a refund fills the prepaid balance: as much as it gave to the payment and has not got back (rules §6). */
async function prepaidPart(tx: Tx, bill: PaidBill, amount_cents: number): Promise<number> {
  const { prepaid } = await bookedOn(tx, `bill:${bill.id}`, 'user', bill.user_id)
  return Math.min(amount_cents, -prepaid - bill.prepaid_cents)
}

/**
 * Sends a part of a paid bill back to where it came from, in the caller's transaction (rules §7): a refund becomes due;
 * what was paid from the balance is on it again at once, what came from a provider stays due until the provider has paid
 * it out. Locks the bill. A bill of zero has nothing to send back: then
 * only other moves are booked. Throws `AlreadyBooked` for a second use of the key, and an Error for more than was paid. Returns the id of the row in `payment_refunds`; null for nothing to send back.
 */
export async function payBack<Event extends LedgerEvent>(
  tx: Tx,
  ctx: Context,
  { bill: { kind, ref_id }, amount_cents, key, event, info, moves }: PayBack<Event>,
): Promise<number | null> {
  const at = ctx.now()
  if (amount_cents === 0) {
    await book(tx, { key, event, info, at }, moves(refundDue(0)))
    return null
  }
  const bill = await lockPaidBill(tx, kind, ref_id)
  if (!bill || bill.refunded_cents + amount_cents > bill.amount_cents)
    throw new Error(`${kind} ${ref_id} cannot be refunded ${amount_cents} more`)
  const { channel, received_id } = bill
  const prepaid_cents = channel === 'balance' ? await prepaidPart(tx, bill, amount_cents) : 0
  const refund_no = attemptNumber(ctx, at)
  const refund = { bill_id: bill.id, received_id, refund_no, channel, amount_cents, prepaid_cents, at }
  const id = await insertRefund(tx, refund)
  const due = refundDue(id)
  await book(tx, { key, event, info, at }, moves(due))
  if (channel !== 'balance') return id
  await book(tx, { key: `refund_paid:${id}`, event: 'refund_paid', info, at }, [
    { from: due, to: userPrepaid(bill.user_id), amount: prepaid_cents },
    { from: due, to: pair('user_income', bill.user_id), amount: amount_cents - prepaid_cents },
  ])
  await endRefund(tx, { id }, 'paid', at)
  return id
}
