import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

/** A stored real-name record, with its numbers sealed. */
export type RealNameRow = {
  user_id: number
  name: string
  card_no: string
  card_hash: Buffer
  card_t: string
  card_b: string
  bank_no: string
  bank_name: string
  updated_at: Date
}

const ofUser = statement(
  'accounts.real_name',
  `select user_id, name, card_no, card_hash, card_t, card_b, bank_no, bank_name, updated_at
     from real_names where user_id = $1`,
)
const known = statement('accounts.has_real_name', 'select exists (select from real_names where user_id = $1) as found')
const put = statement(
  'accounts.put_real_name',
  `insert into real_names (user_id, name, card_no, card_hash, card_t, card_b, bank_no, bank_name, updated_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   on conflict (user_id) do update set name = excluded.name, card_no = excluded.card_no, card_hash = excluded.card_hash,
     card_t = excluded.card_t, card_b = excluded.card_b, bank_no = excluded.bank_no, bank_name = excluded.bank_name,
     updated_at = excluded.updated_at`,
)

export const realNameOf = (db: Db, userId: number): Promise<RealNameRow | undefined> =>
  db.row<RealNameRow>(ofUser, [userId])

export const hasRealName = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row<{ found: boolean }>(known, [userId]))?.found === true

/** Adds or replaces the record of a user. */
export const putRealName = (tx: Tx, row: RealNameRow): Promise<unknown> =>
  tx.rows(put, [
    row.user_id,
    row.name,
    row.card_no,
    row.card_hash,
    row.card_t,
    row.card_b,
    row.bank_no,
    row.bank_name,
    row.updated_at,
  ])
