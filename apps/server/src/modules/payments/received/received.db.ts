import type { ProviderChannel } from '@fangshi/contract/status'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { attemptMoves } from '../attempt.ts'
import { lockBillSql, type Bill } from '../bill.sql.ts'
import type { Payment } from '../providers/provider.ts'

export interface KnownAttempt {
  id: number
  bill_id: number
  amount_cents: number
}

const attempt = statement(
  'payments.attempt',
  'select id, bill_id, amount_cents from payment_attempts where channel = $1 and attempt_no = $2',
)
export const attemptOf = (tx: Tx, channel: ProviderChannel, attemptNo: string) =>
  tx.row<KnownAttempt>(attempt, [channel, attemptNo])

const lock = statement('payments.lock_bill_by_id', lockBillSql('id = $1'))
export const lockBillById = (tx: Tx, id: number) => tx.row<Bill>(lock, [id])

/** Which provider reported a payment, and whose keys the report was signed with. */
export interface Sender {
  channel: ProviderChannel
  device: string
}

/** Why a payment pays no bill. */
export type UnmatchedReason = 'unknown_number' | 'other_amount' | 'paid_before' | 'bill_closed'

const insert = statement(
  'payments.insert_received',
  `insert into received_payments (channel, device, trade_no, attempt_no, attempt_id, amount_cents, payer_cents, payer_id,
                                  paid_at, unmatched, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (channel, trade_no) do nothing returning id`,
)

export interface NewReceived {
  from: Sender
  payment: Payment
  attempt_id: number | null
  unmatched: UnmatchedReason | null
  at: Date
}

/** Writes a payment that a provider took; null when this trade is known already. */
export async function insertReceived(tx: Tx, it: NewReceived): Promise<number | null> {
  const { trade_no, attempt_no, amount_cents, payer_cents, payer_id, paid_at } = it.payment
  const values = [trade_no, attempt_no, it.attempt_id, amount_cents, payer_cents, payer_id, paid_at]
  const row = await tx.row<{ id: number }>(insert, [it.from.channel, it.from.device, ...values, it.unmatched, it.at])
  return row?.id ?? null
}

const paid = statement(
  'payments.bill_received',
  `with succeeded as (
     update payment_attempts set status = $3, paid_at = $2, next_query_at = null where id = $1 and status = any($4::text[]) returning bill_id
   ), others as (
     update payment_attempts set next_query_at = $2
      where bill_id = (select bill_id from succeeded) and id <> $1 and status = 'open'
   )
   update bills set status = 'paid', paid_at = $2 from succeeded where bills.id = succeeded.bill_id`,
)

/** Marks the attempt as the one that paid its bill, which the caller has locked and found open. The others are to be ended. */
export const markBillPaid = (tx: Tx, attemptId: number, at: Date): void =>
  tx.send(paid, [attemptId, at, attemptMoves.succeed.to, attemptMoves.succeed.from])

const unfit = statement(
  'payments.unfit_attempt',
  `update payment_attempts set status = $2, next_query_at = null where id = $1 and status = any($3::text[])`,
)

/** Closes an open attempt whose payment did not fit its bill. */
export const closeUnfit = (tx: Tx, attemptId: number): void =>
  tx.send(unfit, [attemptId, attemptMoves.close.to, attemptMoves.close.from])
