import { statement, type Db } from '../../kernel/db/db.ts'

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
const byLogin = statement('accounts.admin_by_login', `select ${columns} from admins where lower(username) = lower($1)`)
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
const noteUser = statement('accounts.user_logged_in', 'update users set last_login_at = $2 where id = $1')
const noteAdmin = statement('accounts.admin_logged_in', 'update admins set last_login_at = $2 where id = $1')

export const adminRow = (db: Db, id: number): Promise<AdminRow | undefined> => db.row(byId, [id])
export const adminByLogin = (db: Db, login: string): Promise<AdminRow | undefined> => db.row(byLogin, [login])

/** True when the token is or lately was a session of the account; ended ones are kept for 30 days for this. */
export const isDeviceOf = async (db: Db, provider: 'users' | 'admins', id: number, hash: Buffer): Promise<boolean> =>
  (await db.row(device[provider], [hash, id])) !== undefined

export const noteUserLogin = (db: Db, id: number, now: Date): Promise<unknown> => db.rows(noteUser, [id, now])
export const noteAdminLogin = (db: Db, id: number, now: Date): Promise<unknown> => db.rows(noteAdmin, [id, now])
