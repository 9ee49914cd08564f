import { statement, type Tx } from '../../kernel/db/db.ts'
import { lockBillSql, type Bill } from './bill.sql.ts'
import type { BillKind } from './hooks.ts'

const lock = statement('payments.lock_bill', lockBillSql('kind = $1 and ref_id = $2'))
const close = statement(
  'payments.close_bill',
  `with closed as (
     update bills set status = 'closed' where kind = $1 and ref_id = $2 and status <> 'paid' returning id
   ), attempts as (
     update payment_attempts set next_query_at = $3 where bill_id in (select id from closed) and status = 'open'
   )
   select id from closed`,
)
const payFree = statement(
  'payments.pay_free_bill',
  `update bills set status = 'paid', paid_at = $2 where id = $1 and status = 'open'`,
)
const pay = statement(
  'payments.pay_bill',
  `with paid as (
     update bills set status = 'paid', paid_at = $4 where id = $1 and status = 'open' returning id, amount_cents
   ), others as (
     update payment_attempts set next_query_at = $4 where bill_id in (select id from paid) and status = 'open'
   )
   insert into payment_attempts (bill_id, attempt_no, channel, amount_cents, status, paid_at, created_at)
   select id, $2, $3, amount_cents, 'succeeded', $4, $4 from paid`,
)

export const lockBill = (tx: Tx, kind: BillKind, ref_id: number): Promise<Bill | undefined> =>
  tx.row<Bill>(lock, [kind, ref_id])

/** False when the bill is paid or does not exist. Attempts that are still open are to be ended at their providers. */
export const closeUnlessPaid = async (tx: Tx, kind: BillKind, ref_id: number, at: Date): Promise<boolean> =>
  (await tx.rows(close, [kind, ref_id, at])).length === 1

/** Marks a locked open bill as paid, with the attempt that paid it, in the same statement; others are to be ended. */
export const payBill = (tx: Tx, bill: Bill, attempt: { attempt_no: string; channel: string; at: Date }): void =>
  tx.send(pay, [bill.id, attempt.attempt_no, attempt.channel, attempt.at])

/** Marks a locked open bill of zero as paid, without an attempt. */
export const payFreeBill = (tx: Tx, bill: Bill, at: Date): void => tx.send(payFree, [bill.id, at])
