import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Account } from '../second-factor/second-factors.db.ts'

export interface AdminRow {
  id: number
  username: string
  password_hash: string
  nickname: string
  avatar: string
  is_super: boolean
  status: 'active' | 'disabled'
}

const columns = 'id, username, password_hash, nickname, avatar, is_super, status'
const byId = statement('accounts.admin', `select ${columns} from admins where id = $1`)
const byLogin = statement(
  'accounts.admin_by_login',
  `select ${columns} from admins where lower(username) = lower($1) and deleted_at is null`,
)
const device = {
  users: statement(
    'accounts.device_of_user',
    'select true as known from sessions where (token_hash = $1 or successor_hash = $1) and user_id = $2',
  ),
  admins: statement(
    'accounts.device_of_admin',
    'select true as known from sessions where (token_hash = $1 or successor_hash = $1) and admin_id = $2',
  ),
}
const note = {
  users: statement(
    'accounts.user_logged_in',
    `update users set last_login_at = $2 where id = $1 and password_hash = $3 and status = 'active' returning id`,
  ),
  admins: statement(
    'accounts.admin_logged_in',
    `update admins set last_login_at = $2 where id = $1 and password_hash = $3 and status = 'active' returning id`,
  ),
}
const anAdmin = statement('accounts.any_admin', 'select exists (select from admins) as is_there')
const lock = statement('accounts.lock_admins', 'lock table admins in share row exclusive mode')
const insertSuper = statement(
  'accounts.super_admin_insert',
  `insert into admins (username, nickname, password_hash, is_super, last_login_at, created_at)
   values ($1, $1, $2, true, $3, $3) returning id`,
)

const setAdminProfile = statement(
  'accounts.admin_profile',
  `update admins set nickname = $2, avatar = coalesce($3, avatar), password_hash = coalesce($4, password_hash)
    where id = $1`,
)

export const adminRow = (db: Db, id: number): Promise<AdminRow | undefined> => db.row(byId, [id])
export const adminByLogin = (db: Db, login: string): Promise<AdminRow | undefined> => db.row(byLogin, [login])

/**
 * Whether the token belongs to a current or recent session of the account; ended ones are kept for 30 days for this.
 */
export const isDeviceOf = async (db: Db, provider: 'users' | 'admins', id: number, hash: Buffer): Promise<boolean> =>
  (await db.row(device[provider], [hash, id])) !== undefined

/**
 * Records a login and locks the account until the transaction ends; false when it was disabled or its password is no
 * longer the one that was checked.
 */
export const noteLogin = async (tx: Tx, { provider, id }: Account, passwordHash: string, now: Date): Promise<boolean> =>
  (await tx.row(note[provider], [id, now, passwordHash])) !== undefined

export const anyAdmin = async (db: Db): Promise<boolean> =>
  (await db.row<{ is_there: boolean }>(anAdmin))?.is_there === true

/** Locks out other additions of administrators until the transaction ends. */
export const lockAdmins = (tx: Tx): Promise<unknown> => tx.rows(lock)

export const insertSuperAdmin = async (
  tx: Tx,
  { username, hash, now }: { username: string; hash: string; now: Date },
): Promise<number> => ((await tx.row<{ id: number }>(insertSuper, [username, hash, now])) as { id: number }).id

/** Absent fields stay. */
export const updateAdminProfile = (
  tx: Tx,
  id: number,
  profile: { nickname: string; avatar?: string | undefined; password_hash?: string | undefined },
): Promise<unknown> =>
  tx.rows(setAdminProfile, [id, profile.nickname, profile.avatar ?? null, profile.password_hash ?? null])
