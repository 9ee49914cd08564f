import { statement, type Db } from '../../kernel/db/db.ts'

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
