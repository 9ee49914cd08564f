import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { InSession, Shopper } from '../../kernel/http/who.ts'
import { book, type MoveOf } from '../ledger/public.ts'
import { attemptNumber } from './attempt-number.ts'
import { billCredits, billPaid, type BillKind } from './hooks.ts'
import type { Bill } from './bill.sql.ts'
import { subsidiesOf } from './subsidies.ts'
import { lockBill, payBill, payFreeBill } from './bills.db.ts'
import { balance, type Channel } from './channels.ts'
import { paymentEvents } from './payment-events.ts'

const refuseUnlessOpen = (bill: Bill): void => {
  if (bill.status !== 'open') fail('ORDER_NOT_PAYABLE')
}

async function payThrough<Proof>(tx: Tx, ctx: Context, bill: Bill, channel: Channel<Proof>, proof: Proof) {
  const at = ctx.now()
  const [payer, credits] = await Promise.all([
    channel.collect(tx, bill, proof, at),
    billCredits(bill.kind, tx, bill.ref_id),
  ])
  const { id, kind, subject } = bill
  const moves = credits.map(
    ({ to, amount }) => ({ from: payer, to, amount }) as MoveOf<'order_payment' | 'points_order_payment'>,
  )
  const event = paymentEvents[kind]
  await book(tx, { key: `bill:${id}`, event, info: subject, at }, [...moves, ...subsidiesOf(credits)])
  payBill(tx, bill, { attempt_no: attemptNumber(ctx, at), channel: channel.name, at })
  await billPaid(bill.kind, tx, ctx, bill.ref_id, channel.name, at)
}

/**
 * Pays the user's bill, which the caller has locked, from the balance with a pay ticket, all in the caller's
 * transaction. Paying locks in this order: bill, ticket, ledger accounts (by id), then whatever the bill's kind moves.
 * Cancelling also starts with the bill (`closeBill`), so paying and cancelling the same bill cannot deadlock. Throws
 * ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, BALANCE_SHORT (rules §6).
 */
export async function payByBalance(
  tx: Tx,
  ctx: Context,
  who: InSession<Shopper>,
  bill: Bill,
  ticket: string | undefined,
): Promise<void> {
  refuseUnlessOpen(bill)
  if (bill.user_id !== who.user_id) fail('ORDER_NOT_FOUND')
  await payThrough(tx, ctx, bill, balance, { who, ticket })
}

/** Pays a bill of zero at once (rules §4 step 5); booked is only what the platform adds. Throws ORDER_NOT_FOUND, ORDER_NOT_PAYABLE. */
export async function settleFreeBill(tx: Tx, ctx: Context, kind: BillKind, ref_id: number): Promise<void> {
  const bill = (await lockBill(tx, kind, ref_id)) ?? fail('ORDER_NOT_FOUND')
  refuseUnlessOpen(bill)
  if (bill.amount_cents !== 0) throw new Error('only a bill of zero is paid without a channel')
  const at = ctx.now()
  const subsidies = subsidiesOf(await billCredits(kind, tx, ref_id))
  const { id, subject } = bill
  if (subsidies.length) await book(tx, { key: `bill:${id}`, event: 'order_payment', info: subject, at }, subsidies)
  payFreeBill(tx, bill, at)
  await billPaid(kind, tx, ctx, ref_id, balance.name, at)
}
