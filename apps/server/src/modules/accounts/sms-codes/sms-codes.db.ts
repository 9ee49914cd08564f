import type { SmsPurpose } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const queueUp = statement(
  'accounts.code_queue_up',
  `select pg_advisory_xact_lock(hashtext('sms ' || key)) from unnest($1::text[]) as k (key) order by key`,
)
const recent = statement(
  'accounts.code_sends',
  `select (select max(created_at) from sms_codes where phone = $1 and purpose = $2 and created_at > $4) as last,
          (select min(created_at) from (select created_at from sms_codes where phone = $1 and purpose = $2 and created_at > $5
             order by created_at desc limit 10) d having count(*) >= 10) as full_day,
          (select min(created_at) from (select created_at from sms_codes where ip = $3 and created_at > $6
             order by created_at desc limit 30) h having count(*) >= 30) as full_hour`,
)
const insert = statement(
  'accounts.code_insert',
  `insert into sms_codes (phone, purpose, code_hash, ip, expires_at, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
const attempt = statement(
  'accounts.code_try',
  `update sms_codes set tries = tries + 1
    where id = (select max(id) from sms_codes where phone = $1 and purpose = $2)
      and used_at is null and tries < 5 and expires_at > $4
   returning id, code_hash = $3 as fits`,
)
const use = statement(
  'accounts.code_use',
  'update sms_codes set used_at = $2 where id = $1 and used_at is null returning true as mine',
)

export interface CodeScope {
  phone: string
  purpose: SmsPurpose
}
export interface RecentSends {
  /** The last send within a minute. */
  last: Date | null
  /** The oldest of ten sends within a day; null when there are fewer. */
  full_day: Date | null
  /** The oldest of the address's thirty within an hour; null when there are fewer. */
  full_hour: Date | null
}

/**
 * Serialises sends of one phone and of one address until the transaction ends, so that concurrent ones see each other.
 */
export const queueUpSends = (tx: Tx, phone: string, ip: string): Promise<unknown> => tx.rows(queueUp, [[phone, ip]])

export const recentSends = async (
  tx: Tx,
  { phone, purpose }: CodeScope,
  ip: string,
  now: Date,
): Promise<RecentSends> => {
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  const values = [phone, purpose, ip, ago(60), ago(24 * 3600), ago(3600)]
  return (await tx.row<RecentSends>(recent, values)) as RecentSends
}

export const insertCode = (
  tx: Tx,
  { phone, purpose }: CodeScope,
  code: { hash: Buffer; ip: string; expires_at: Date; now: Date },
): Promise<unknown> => tx.rows(insert, [phone, purpose, code.hash, code.ip, code.expires_at, code.now])

/** Counts a try against the newest code and returns whether it matches; undefined when no code can be tried. */
export const tryNewestCode = (
  db: Db,
  { phone, purpose }: CodeScope,
  hash: Buffer,
  now: Date,
): Promise<{ id: number; fits: boolean } | undefined> => db.row(attempt, [phone, purpose, hash, now])

/** Consumes a code; false when it was already used. */
export const useUpCode = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (await tx.row(use, [id, now])) !== undefined
