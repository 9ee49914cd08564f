import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

export interface UserRow {
  id: number
  belong_id: number | null
  username: string
  phone: string | null
  password_hash: string
  has_pay_password: boolean
  nickname: string
  avatar: string
  sex: 'unknown' | 'female' | 'male'
  status: 'active' | 'disabled'
  created_at: Date
}

const columns = `id, belong_id, username, phone, password_hash, pay_password_hash is not null as has_pay_password,
       nickname, avatar, sex, status, created_at`

const byId = statement('accounts.user', `select ${columns} from users where id = $1`)
const byLogin = statement(
  'accounts.user_by_login',
  // User names are never digits only, so a name cannot be someone else's phone.
  `select ${columns} from users where lower(username) = lower($1) or phone = $1`,
)

/** One user, or undefined. */
export const userRow = (db: Db, id: number): Promise<UserRow | undefined> => db.row<UserRow>(byId, [id])

/** The user with this name (any case) or phone, or undefined. */
export const userByLogin = (db: Db, login: string): Promise<UserRow | undefined> => db.row<UserRow>(byLogin, [login])

const locked = statement('accounts.user_lock', `select ${columns} from users where id = $1 for no key update`)
const nicknames = statement('accounts.nicknames', 'select id, nickname from users where id = any($1)')
const setStatus = statement('accounts.user_status', 'update users set status = $2 where id = $1')
const above = statement(
  'accounts.is_above',
  `with recursive line as (
     select id, inviter_id from users where id = $2
     union select u.id, u.inviter_id from users u join line l on u.id = l.inviter_id
   ) select exists (select from line where id = $1) as found`,
)

/** Locks one user; undefined when it does not exist. */
export const lockUser = (tx: Tx, id: number): Promise<UserRow | undefined> => tx.row<UserRow>(locked, [id])

export const updateStatus = (tx: Tx, id: number, status: UserRow['status']): Promise<unknown> =>
  tx.rows(setStatus, [id, status])

/** Nicknames by id. */
export async function nicknamesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; nickname: string }>(nicknames, [ids])
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** Serialises changes of inviters of existing users, since two concurrent ones could form a circle. */
export const lockInviters = (tx: Tx): Promise<unknown> =>
  tx.rows(statement('accounts.inviters_lock', `select pg_advisory_xact_lock(hashtext('users.inviter_id'))`))

/** Whether a user is the other one, or referred the other one over any number of steps. */
export const isAbove = async (tx: Tx, id: number, other: number): Promise<boolean> =>
  (await tx.row<{ found: boolean }>(above, [id, other]))?.found === true

const insert = statement(
  'accounts.user_insert',
  `insert into users (username, nickname, phone, password_hash, inviter_id, last_login_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $6) returning id`,
)
const setPassword = statement(
  'accounts.user_password',
  'update users set password_hash = $2, secured_at = $3 where id = $1',
)
const setPayPassword = statement(
  'accounts.user_pay_password',
  `update users set pay_password_hash = $2, secured_at = $3, pay_tries = 0, pay_locks = 0, pay_locked_until = null
    where id = $1`,
)
const setPhone = statement('accounts.user_phone', 'update users set phone = $2, secured_at = $3 where id = $1')
const setProfile = statement(
  'accounts.user_profile',
  'update users set nickname = $2, avatar = coalesce($3, avatar), sex = coalesce($4, sex) where id = $1',
)

export interface NewUser {
  username: string
  nickname: string
  phone: string | null
  password_hash: string
  inviter_id: number | null
  now: Date
}

/** Adds a shopper and returns the id. A phone or name in use violates its constraint. */
export const insertUser = async (tx: Tx, u: NewUser): Promise<number> => {
  const values = [u.username, u.nickname, u.phone, u.password_hash, u.inviter_id, u.now]
  return ((await tx.row<{ id: number }>(insert, values)) as { id: number }).id
}

export const updatePassword = (tx: Tx, id: number, hash: string, now: Date): Promise<unknown> =>
  tx.rows(setPassword, [id, hash, now])

/** Sets the pay password and opens a locked one. */
export const updatePayPassword = (tx: Tx, id: number, hash: string, now: Date): Promise<unknown> =>
  tx.rows(setPayPassword, [id, hash, now])

export const updatePhone = (tx: Tx, id: number, phone: string, now: Date): Promise<unknown> =>
  tx.rows(setPhone, [id, phone, now])

/** Absent fields stay. */
export const updateProfile = (
  db: Db,
  id: number,
  profile: { nickname: string; avatar?: string | undefined; sex?: UserRow['sex'] | undefined },
): Promise<unknown> => db.rows(setProfile, [id, profile.nickname, profile.avatar ?? null, profile.sex ?? null])
