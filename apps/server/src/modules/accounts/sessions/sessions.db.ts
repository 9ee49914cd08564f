import type { Area } from '@fangshi/contract/route'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

/** Where a login comes from: the address, and what the browser calls itself, at most 300 characters. */
export interface Device {
  ip: string
  userAgent: string
}

export interface SessionRow {
  session_id: number
  by_successor: boolean
  token_at: Date
  successor_hash: Buffer | null
  successor_used_at: Date | null
  used_at: Date
  confirmed_at: Date
}

/**
 * The SQL that finds a live session with its account. `joins` adds the account's tables, `columns` what the caller
 * needs of them. $1 token hash, $2 oldest last use, $3 oldest first use of a successor, $4 oldest beginning.
 */
export const liveSessionSql = (area: Area, columns: string, joins: string): string => `
  select ${columns}, s.id as session_id, s.token_hash <> $1 as by_successor, s.token_at, s.successor_hash,
         s.successor_used_at, s.used_at, s.confirmed_at
    from sessions s ${joins}
   where s.id = coalesce(
           (select id from sessions where token_hash = $1 and (successor_used_at is null or successor_used_at > $3)),
           (select id from sessions where successor_hash = $1))
     and s.area = '${area}' and s.used_at > $2 and s.created_at > $4`

export const homeSession = statement(
  'accounts.home_session',
  liveSessionSql(
    'Home',
    'u.id as user_id',
    `join users u on u.id = s.user_id and u.status = 'active' and u.belong_id is null`,
  ),
)
export const adminSession = statement(
  'accounts.admin_session',
  liveSessionSql('Admin', 'a.id as admin_id, a.is_super', `join admins a on a.id = s.admin_id and a.status = 'active'`),
)

const insert = statement(
  'accounts.session_insert',
  `insert into sessions (area, user_id, admin_id, token_hash, token_at, used_at, confirmed_at, created_at, ip, user_agent)
   values ($1, $2, $3, $4, $5, $5, $5, $5, $6, $7) returning id`,
)
const touch = statement(
  'accounts.session_touch',
  `update sessions set used_at = $2,
          successor_used_at = case when successor_hash = $3 then coalesce(successor_used_at, $2) else successor_used_at end
    where id = $1`,
)
const offer = statement(
  'accounts.session_offer',
  'update sessions set successor_hash = $3 where id = $1 and token_hash = $2 and successor_hash is null',
)
const promote = statement(
  'accounts.session_promote',
  `update sessions set token_hash = successor_hash, token_at = successor_used_at, successor_hash = null, successor_used_at = null
    where id = $1 and successor_hash = $2`,
)

export async function insertSession(
  tx: Tx,
  session: { area: Area; user_id: number | null; admin_id: number | null; hash: Buffer; now: Date; device: Device },
): Promise<number> {
  const { area, user_id, admin_id, hash, now, device } = session
  const values = [area, user_id, admin_id, hash, now, device.ip, device.userAgent]
  return ((await tx.row<{ id: number }>(insert, values)) as { id: number }).id
}

/** Records the use of a session, and the first use of the successor when the call came with it. */
export const touchSession = (db: Db, id: number, hash: Buffer, now: Date): Promise<unknown> =>
  db.rows(touch, [id, now, hash])

const confirm = statement('accounts.session_confirm', 'update sessions set confirmed_at = $2 where id = $1')

/** Records that the holder of a session proved who they are. */
export const confirmSession = (tx: Tx, id: number, now: Date): Promise<unknown> => tx.rows(confirm, [id, now])

export const offerSuccessor = (db: Db, id: number, hash: Buffer, successor: Buffer): Promise<unknown> =>
  db.rows(offer, [id, hash, successor])

export const promoteSuccessor = (db: Db, id: number, hash: Buffer): Promise<unknown> => db.rows(promote, [id, hash])

/** Ends one session; its pay tickets go with it. */
export const deleteSession = (db: Db, id: number): Promise<unknown> =>
  db.rows(statement('accounts.session_delete', 'delete from sessions where id = $1'), [id])

const deleteOfUser = statement(
  'accounts.sessions_of_user_delete',
  'delete from sessions where user_id = $1 and id <> $2 returning id',
)
const deleteOfAdmin = statement(
  'accounts.sessions_of_admin_delete',
  'delete from sessions where admin_id = $1 and id <> $2 returning id',
)

/** Ends the sessions of a user in all areas, except one; returns their ids. */
export const deleteUserSessions = (tx: Tx, userId: number, exceptId: number): Promise<{ id: number }[]> =>
  tx.rows<{ id: number }>(deleteOfUser, [userId, exceptId])

/** Ends the sessions of an administrator, except one; returns their ids. */
export const deleteAdminSessions = (tx: Tx, adminId: number, exceptId: number): Promise<{ id: number }[]> =>
  tx.rows<{ id: number }>(deleteOfAdmin, [adminId, exceptId])
