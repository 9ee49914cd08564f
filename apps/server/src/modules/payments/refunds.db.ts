import type { PaymentMethod } from '@fangshi/contract/status'
import { statement, type Tx } from '../../kernel/db/db.ts'

export interface PaidBill {
  id: number
  user_id: number
  subject: string
  amount_cents: number
  channel: PaymentMethod
  /** The provider's payment of it; null when it was paid from the balance. */
  received_id: number | null
  /** What earlier refunds sent back, and what of it filled the prepaid balance. */
  refunded_cents: number
  prepaid_cents: number
}

// The bill is locked before its refunds are summed up, so that two refunds see each other.
const lock = statement(
  'payments.lock_paid',
  `select id from bills where kind = $1 and ref_id = $2 and status = 'paid' for no key update`,
)
const paid = statement(
  'payments.paid_bill',
  `select b.id, b.user_id, b.subject, b.amount_cents, t.channel, m.id as received_id,
          coalesce(r.amount, 0)::bigint as refunded_cents, coalesce(r.prepaid, 0)::bigint as prepaid_cents
     from bills b join payment_attempts t on t.bill_id = b.id and t.status = 'succeeded'
     left join received_payments m on m.attempt_id = t.id and m.unmatched is null
     cross join lateral (select sum(amount_cents) as amount, sum(prepaid_cents) as prepaid
                           from payment_refunds where bill_id = b.id) r
    where b.id = $1`,
)

/** A paid bill, locked, with what was refunded of it; undefined for one that was not paid through a channel. */
export async function lockPaidBill(tx: Tx, kind: string, ref_id: number): Promise<PaidBill | undefined> {
  const locked = await tx.row<{ id: number }>(lock, [kind, ref_id])
  return locked && tx.row<PaidBill>(paid, [locked.id])
}

const insert = statement(
  'payments.insert_refund',
  `insert into payment_refunds (bill_id, received_id, refund_no, channel, amount_cents, prepaid_cents, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)
const markPaid = statement(
  'payments.refund_paid',
  `update payment_refunds set status = 'paid', paid_at = $2 where id = $1 and status = 'due'`,
)

export interface NewRefund {
  bill_id: number | null
  received_id: number | null
  refund_no: string
  channel: PaymentMethod
  amount_cents: number
  prepaid_cents: number
  at: Date
}

/** Writes a refund that is due; returns its id. */
export async function insertRefund(tx: Tx, it: NewRefund): Promise<number> {
  const row = await tx.row<{ id: number }>(insert, [
    it.bill_id,
    it.received_id,
    it.refund_no,
    it.channel,
    it.amount_cents,
    it.prepaid_cents,
    it.at,
  ])
  return (row as { id: number }).id
}

export const markRefundPaid = (tx: Tx, id: number, at: Date): void => tx.send(markPaid, [id, at])
