import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const insert = statement(
  'accounts.ticket_insert',
  `insert into pay_tickets (ticket_hash, session_id, user_id, left_cents, expires_at, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
)
const spend = statement(
  'accounts.ticket_spend',
  `update pay_tickets set left_cents = left_cents - $4
    where ticket_hash = $1 and session_id = $2 and user_id = $3 and left_cents >= $4 and expires_at > $5
   returning true as spent`,
)
const hasPayPassword = statement(
  'accounts.has_pay_password',
  'select pay_password_hash is not null as has from users where id = $1',
)

export interface NewTicket {
  hash: Buffer
  session_id: number
  user_id: number
  limit_cents: number
  expires_at: Date
  now: Date
}

export const insertTicket = (tx: Tx, t: NewTicket): Promise<unknown> =>
  tx.rows(insert, [t.hash, t.session_id, t.user_id, t.limit_cents, t.expires_at, t.now])

/** Takes the amount from the ticket in one guarded update; false when the ticket does not cover it. */
export const takeFromTicket = async (
  tx: Tx,
  t: { hash: Buffer; session_id: number; user_id: number; amount_cents: number; now: Date },
): Promise<boolean> => (await tx.row(spend, [t.hash, t.session_id, t.user_id, t.amount_cents, t.now])) !== undefined

export const userHasPayPassword = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row<{ has: boolean }>(hasPayPassword, [userId]))?.has === true
