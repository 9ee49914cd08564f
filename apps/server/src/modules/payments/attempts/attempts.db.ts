import type { ProviderChannel } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { attemptMoves, type AttemptStatus } from '../attempt.ts'
import type { BillKind } from '../hooks.ts'
import type { ClientStep } from '../providers/provider.ts'

export interface Attempt {
  id: number
  bill_id: number
  attempt_no: string
  channel: ProviderChannel
  device: string
  amount_cents: number
  status: AttemptStatus
  expires_at: Date
  prepared: ClientStep | null
  prepared_until: Date | null
  prepared_for: string
  created_at: Date
  /** Of its bill. */
  kind: BillKind
  ref_id: number
  bill_status: 'open' | 'paid' | 'closed'
}

const columns = `a.id, a.bill_id, a.attempt_no, a.channel, a.device, a.amount_cents, a.status, a.expires_at, a.prepared,
  a.prepared_until, a.prepared_for, a.created_at, b.kind, b.ref_id, b.status as bill_status`

const byId = statement(
  'payments.attempt_by_id',
  `select ${columns} from payment_attempts a join bills b on b.id = a.bill_id where a.id = $1`,
)
/** An attempt at a provider with its bill. */
export const attemptById = (db: Db, id: number) => db.row<Attempt>(byId, [id])

const openOnes = statement(
  'payments.open_attempts',
  `select ${columns} from payment_attempts a join bills b on b.id = a.bill_id
    where b.kind = $1 and b.ref_id = $2 and a.status = 'open' order by a.id`,
)
/** The open attempts of a bill. */
export const openAttempts = (db: Db, kind: BillKind, ref_id: number) => db.rows<Attempt>(openOnes, [kind, ref_id])

const find = statement(
  'payments.find_open_attempt',
  `select id from payment_attempts where bill_id = $1 and channel = $2 and device = $3 and status = 'open'`,
)
const insert = statement(
  'payments.insert_attempt',
  `insert into payment_attempts (bill_id, channel, device, attempt_no, amount_cents, status, expires_at, created_at, next_query_at)
   values ($1, $2, $3, $4, $5, 'open', $6, $7, $8) returning id`,
)

export interface NewAttempt {
  bill_id: number
  channel: ProviderChannel
  device: string
  attempt_no: string
  amount_cents: number
  expires_at: Date
  created_at: Date
  next_query_at: Date
}

/** The open attempt of the bill by this channel and device; undefined when there is none. */
export const findOpenAttempt = async (tx: Tx, { bill_id, channel, device }: NewAttempt): Promise<number | undefined> =>
  (await tx.row<{ id: number }>(find, [bill_id, channel, device]))?.id

export async function insertAttempt(tx: Tx, it: NewAttempt): Promise<number> {
  const values = [it.attempt_no, it.amount_cents, it.expires_at, it.created_at, it.next_query_at]
  const row = await tx.row<{ id: number }>(insert, [it.bill_id, it.channel, it.device, ...values])
  return (row as { id: number }).id
}

const keep = statement(
  'payments.keep_prepared',
  `update payment_attempts a set prepared = $2, prepared_until = $3, prepared_for = $4
     from bills b where b.id = a.bill_id and a.id = $1 and a.status = 'open' and b.status = 'open' returning a.id`,
)
/** Keeps what the provider prepared; false when the attempt or its bill has ended meanwhile. */
export const keepPrepared = async (
  db: Db,
  id: number,
  prepared: ClientStep,
  until: Date,
  by: string,
): Promise<boolean> => (await db.rows(keep, [id, JSON.stringify(prepared), until, by])).length === 1

const close = statement(
  'payments.close_attempt',
  `update payment_attempts set status = $2, next_query_at = null, prepared = null, prepared_until = null
    where id = $1 and status = any($3::text[])`,
)
/** Closes an open attempt; one that has ended stays as it is. */
export const closeAttempt = (db: Db, id: number) => db.rows(close, [id, attemptMoves.close.to, attemptMoves.close.from])

const later = statement(
  'payments.query_attempt_later',
  `update payment_attempts set next_query_at = $2 where id = $1 and status = 'open'`,
)
export const queryLater = (db: Db, id: number, at: Date) => db.rows(later, [id, at])

const claim = statement(
  'payments.claim_attempts',
  `with due as (
     select id from payment_attempts where next_query_at <= $1 order by next_query_at limit $3 for update skip locked
   ), claimed as (
     update payment_attempts a set next_query_at = $2 from due where a.id = due.id returning a.*
   )
   select ${columns} from claimed a join bills b on b.id = a.bill_id order by a.id`,
)
/** Open attempts whose provider is to be asked, kept from other processes until `until`. */
export const claimAttempts = (db: Db, now: Date, until: Date, limit: number) =>
  db.rows<Attempt>(claim, [now, until, limit])
