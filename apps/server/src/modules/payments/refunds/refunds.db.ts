import type { PaymentMethod, ProviderChannel } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

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
  `insert into payment_refunds (bill_id, received_id, refund_no, channel, amount_cents, prepaid_cents, created_at, next_at)
   values ($1, $2, $3, $4, $5, $6, $7, case when $4 <> 'balance' then $7::timestamptz end) returning id`,
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

/** Writes a refund that is due, to a provider at once; returns its id. */
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

const end = statement(
  'payments.end_refund',
  `update payment_refunds r set status = $3, paid_at = $4, next_at = null
    where (id = $1 or refund_no = $2 and amount_cents = $5) and status in ('due', 'processing')
   returning id, channel, amount_cents, refund_no,
             (select b.user_id from bills b
               where b.id = coalesce(r.bill_id, (select a.bill_id from received_payments p
                                                   join payment_attempts a on a.id = p.attempt_id
                                                  where p.id = r.received_id))) as user_id,
             coalesce((select b.kind = 'top_up' from bills b where b.id = r.bill_id), false) as is_top_up`,
)

export interface EndedRefund {
  id: number
  channel: PaymentMethod
  amount_cents: number
  refund_no: string
  /** Null for a payment that names nobody. */
  user_id: number | null
  /** It was to return topped-up money. */
  is_top_up: boolean
}

/** By its id, or by its number and amount, as a provider names it. */
export type RefundKey = { id: number } | { refund_no: string; amount_cents: number }

/** Ends an open refund, once; undefined when it is not open. */
export function endRefund(tx: Tx, key: RefundKey, status: 'paid' | 'refused', at: Date) {
  const [id, number, amount] = 'id' in key ? [key.id, null, null] : [null, key.refund_no, key.amount_cents]
  return tx.row<EndedRefund>(end, [id, number, status, at, amount])
}

const statusOf = statement('payments.refund_status', 'select status from payment_refunds where refund_no = $1')

/** How a refund stands; undefined for a number that is not ours. */
export const refundStatus = async (tx: Tx, refund_no: string) =>
  (await tx.row<{ status: 'due' | 'processing' | 'paid' | 'refused' }>(statusOf, [refund_no]))?.status

// One of each payment at a time: providers want a pause between refunds of one trade.
const claim = statement(
  'payments.claim_refunds',
  `with due as (
     select distinct on (r.received_id) r.id, r.received_id from payment_refunds r
      where r.next_at <= $1 order by r.received_id, r.id
   ), claimed as (
     update payment_refunds r set next_at = $2, tries = tries + 1
      where id in (select id from payment_refunds where id in (select id from due) and next_at <= $1
                    order by next_at limit $3 for update skip locked)
     returning r.*
   )
   select c.id, c.status, c.tries, c.refund_no, c.amount_cents, p.channel, p.device, p.attempt_no, p.trade_no,
          p.amount_cents as total_cents
     from claimed c join received_payments p on p.id = c.received_id order by c.id`,
)

export interface ClaimedRefund {
  id: number
  status: 'due' | 'processing'
  /** This one included. */
  tries: number
  refund_no: string
  amount_cents: number
  channel: ProviderChannel
  device: string
  attempt_no: string
  trade_no: string
  total_cents: number
}

/** Refunds that are due at providers, kept from other processes until `until`. */
export const claimRefunds = (db: Db, now: Date, until: Date, limit: number) =>
  db.rows<ClaimedRefund>(claim, [now, until, limit])

const later = statement(
  'payments.refund_later',
  `update payment_refunds set status = $2, next_at = $3 where id = $1 and status in ('due', 'processing')`,
)

/** Asks the provider for the refund again at this time. */
export const askRefundLater = (db: Db, id: number, status: 'due' | 'processing', at: Date) =>
  db.rows(later, [id, status, at])

const ask = statement(
  'payments.ask_about_refund',
  `update payment_refunds set status = 'processing', next_at = $2 where refund_no = $1 and status in ('due', 'processing')`,
)

/** Lets the timer ask the provider at once what became of a refund, if it is open. */
export async function askAboutRefund(tx: Tx, refund_no: string, at: Date): Promise<void> {
  await tx.rows(ask, [refund_no, at])
}
