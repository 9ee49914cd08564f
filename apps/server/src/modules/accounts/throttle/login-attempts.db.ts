import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const windowMs = 15 * 60_000
const since = (now: Date): Date => new Date(now.getTime() - windowMs)

const queueUp = statement(
  'accounts.attempt_queue_up',
  `select pg_advisory_xact_lock(hashtext('login ' || key)) from unnest($1::text[]) as k (key) order by key`,
)
const count = statement(
  'accounts.attempts_before',
  `select count(*) filter (where account = $1 and ip_block = $2) as of_account,
          min(created_at) filter (where account = $1 and ip_block = $2) as account_since,
          count(*) filter (where ip = $3) as of_ip, min(created_at) filter (where ip = $3) as ip_since
     from (select * from login_failures where account = $1 and ip_block = $2 and created_at > $4
           union select * from login_failures where ip = $3 and created_at > $4) f`,
)
const insert = statement(
  'accounts.attempt_insert',
  'insert into login_failures (account, ip, ip_block, created_at) values ($1, $2, $3, $4) returning id',
)
const remove = statement('accounts.attempt_delete', 'delete from login_failures where id = $1')
const forgive = statement(
  'accounts.attempts_forgive',
  'delete from login_failures where account = $1 and ip_block = $2',
)
const ofAddress = statement(
  'accounts.failures_of_address',
  'select count(*) as n from login_failures where ip = $1 and created_at > $2',
)

export interface Attempt {
  account: string
  ip: string
  ip_block: string
}
export interface Earlier {
  of_account: number
  /** The oldest of the account's failures; null when there is none. */
  account_since: Date | null
  of_ip: number
  ip_since: Date | null
}

/** The failures of the last 15 minutes. Attempts of one account or address wait here until the transaction ends. */
export async function earlierAttempts(tx: Tx, a: Attempt, now: Date): Promise<Earlier> {
  await tx.rows(queueUp, [[a.account, a.ip]])
  return (await tx.row<Earlier>(count, [a.account, a.ip_block, a.ip, since(now)])) as Earlier
}

/** Records an attempt as failed before it is tried, so that concurrent attempts see each other. */
export const insertAttempt = async (tx: Tx, a: Attempt, now: Date): Promise<number> =>
  ((await tx.row<{ id: number }>(insert, [a.account, a.ip, a.ip_block, now])) as { id: number }).id

export const deleteAttempt = (db: Db, id: number): Promise<unknown> => db.rows(remove, [id])

/** A right password clears the failures of the account in this address block. */
export const forgiveAttempts = (db: Db, a: Attempt): Promise<unknown> => db.rows(forgive, [a.account, a.ip_block])

/** Failed logins from an address in the last 15 minutes. */
export const failuresOfAddress = async (db: Db, ip: string, now: Date): Promise<number> =>
  (await db.row<{ n: number }>(ofAddress, [ip, since(now)]))?.n ?? 0
