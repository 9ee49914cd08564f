import { statement, type Tx } from '../../kernel/db/db.ts'
import type { BillKind } from './hooks.ts'

/** A bill; the amount in cents. */
export interface Bill {
  id: number
  kind: BillKind
  ref_id: number
  user_id: number
  amount_cents: number
  subject: string
  status: 'open' | 'paid' | 'closed'
}

const insert = statement(
  'payments.open_bill',
  `insert into bills (kind, ref_id, user_id, amount_cents, subject, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
const lock = statement(
  'payments.lock_bill',
  `select id, kind, ref_id, user_id, amount_cents, subject, status from bills where kind = $1 and ref_id = $2 for update`,
)
const close = statement(
  'payments.close_bill',
  `update bills set status = 'closed' where kind = $1 and ref_id = $2 and status <> 'paid' returning id`,
)
const pay = statement(
  'payments.pay_bill',
  `update bills set status = 'paid', paid_at = $2 where id = $1 and status = 'open' returning id`,
)
const succeed = statement(
  'payments.succeed',
  `insert into payment_attempts (bill_id, attempt_no, channel, amount_cents, status, created_at)
   values ($1, $2, $3, $4, 'succeeded', $5)`,
)

export const insertBill = (tx: Tx, bill: Omit<Bill, 'id' | 'status'> & { at: Date }): Promise<unknown> =>
  tx.rows(insert, [bill.kind, bill.ref_id, bill.user_id, bill.amount_cents, bill.subject, bill.at])

export const lockBill = (tx: Tx, kind: BillKind, ref_id: number): Promise<Bill | undefined> =>
  tx.row<Bill>(lock, [kind, ref_id])

/** False when the bill is paid or does not exist. */
export const closeUnlessPaid = async (tx: Tx, kind: BillKind, ref_id: number): Promise<boolean> =>
  (await tx.rows(close, [kind, ref_id])).length === 1

/** False when the bill is no longer open. */
export const markPaid = async (tx: Tx, id: number, at: Date): Promise<boolean> =>
  (await tx.rows(pay, [id, at])).length === 1

export const insertSuccess = (
  tx: Tx,
  attempt: { bill_id: number; attempt_no: string; channel: string; amount_cents: number; at: Date },
): Promise<unknown> =>
  tx.rows(succeed, [attempt.bill_id, attempt.attempt_no, attempt.channel, attempt.amount_cents, attempt.at])
