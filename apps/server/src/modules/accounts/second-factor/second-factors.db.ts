import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

/** Whose second factor: a user or an administrator. */
export interface Account {
  provider: 'users' | 'admins'
  id: number
}

export interface FactorRow {
  id: number
  /** Sealed. */
  secret: string
  last_step: number
  /** Null while it is being set up. */
  confirmed_at: Date | null
}

const perProvider = (name: string, text: (column: 'user_id' | 'admin_id') => string) => ({
  users: statement(`accounts.${name}_of_users`, text('user_id')),
  admins: statement(`accounts.${name}_of_admins`, text('admin_id')),
})

const find = perProvider(
  'second_factor',
  (column) => `select id, secret, last_step, confirmed_at from second_factors where ${column} = $1`,
)
const begin = perProvider(
  'second_factor_begin',
  (column) => `insert into second_factors (${column}, secret, created_at) values ($1, $2, $3)
   on conflict (${column}) do update set secret = excluded.secret, created_at = excluded.created_at
   where second_factors.confirmed_at is null returning id`,
)
const remove = perProvider(
  'second_factor_delete',
  (column) => `delete from second_factors where ${column} = $1 and confirmed_at is not null returning id`,
)
const having = perProvider(
  'second_factors',
  (column) => `select ${column} as id from second_factors where ${column} = any($1) and confirmed_at is not null`,
)
const confirm = statement(
  'accounts.second_factor_confirm',
  `update second_factors set confirmed_at = $4, last_step = $3
    where id = $1 and secret = $2 and confirmed_at is null returning id`,
)
const spendStep = statement(
  'accounts.second_factor_step',
  'update second_factors set last_step = $2 where id = $1 and last_step < $2 returning id',
)
const findRecovery = statement(
  'accounts.recovery_code',
  'select id from recovery_codes where factor_id = $1 and code_hash = $2 and used_at is null',
)
const spendRecovery = statement(
  'accounts.recovery_code_use',
  'update recovery_codes set used_at = $2 where id = $1 and used_at is null returning id',
)
const leftOf = statement(
  'accounts.recovery_codes_left',
  'select count(*) as n from recovery_codes where factor_id = $1 and used_at is null',
)
const lock = statement('accounts.second_factor_lock', 'select id from second_factors where id = $1 for update')
const dropRecovery = statement('accounts.recovery_codes_delete', 'delete from recovery_codes where factor_id = $1')
const addRecovery = statement(
  'accounts.recovery_codes_insert',
  'insert into recovery_codes (factor_id, code_hash) select $1, unnest($2::bytea[])',
)
const lockOf = {
  users: statement('accounts.factor_user_lock', 'select id from users where id = $1 for no key update'),
  admins: statement('accounts.factor_admin_lock', 'select id from admins where id = $1 for no key update'),
}

/** Locks an account until the transaction ends: its logins wait, and those under way are waited for. */
export const lockAccount = (tx: Tx, { provider, id }: Account): Promise<unknown> => tx.rows(lockOf[provider], [id])

export const secondFactor = (db: Db, { provider, id }: Account): Promise<FactorRow | undefined> =>
  db.row(find[provider], [id])

/** Which of these accounts have a second factor that is on, in the order of the ids. */
export async function haveFactor(db: Db, provider: Account['provider'], ids: readonly number[]): Promise<boolean[]> {
  const rows = await db.rows<{ id: number }>(having[provider], [ids])
  const found = new Set(rows.map(({ id }) => id))
  return ids.map((id) => found.has(id))
}

/** Puts a sealed secret in place that waits for its first code; false while a factor is on. */
export const beginFactor = async (tx: Tx, { provider, id }: Account, secret: string, now: Date): Promise<boolean> =>
  (await tx.row(begin[provider], [id, secret, now])) !== undefined

/** Switches a factor on; false when another call has, or when its secret is another one meanwhile. */
export const confirmFactor = async (tx: Tx, { id, secret }: FactorRow, step: number, now: Date): Promise<boolean> =>
  (await tx.row(confirm, [id, secret, step, now])) !== undefined

/** Removes a factor that is on, and its recovery codes; false when there is none. */
export const deleteFactor = async (tx: Tx, { provider, id }: Account): Promise<boolean> =>
  (await tx.row(remove[provider], [id])) !== undefined

/** Marks the code of a time step as used; false when it or a later one already was. */
export const spendStepOf = async (tx: Tx, factorId: number, step: number): Promise<boolean> =>
  (await tx.row(spendStep, [factorId, step])) !== undefined

/** The id of an unused recovery code. */
export const recoveryCodeBy = async (db: Db, factorId: number, hash: Buffer): Promise<number | undefined> =>
  (await db.row<{ id: number }>(findRecovery, [factorId, hash]))?.id

/** Marks a recovery code as used; false when it already was. */
export const spendRecoveryCode = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (await tx.row(spendRecovery, [id, now])) !== undefined

export const recoveryCodesLeft = async (db: Db, factorId: number): Promise<number> =>
  (await db.row<{ n: number }>(leftOf, [factorId]))?.n ?? 0

/** Puts these recovery codes in the place of all that a factor has. */
export async function replaceRecoveryCodes(tx: Tx, factorId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.rows(lock, [factorId])
  await tx.rows(dropRecovery, [factorId])
  await tx.rows(addRecovery, [factorId, hashes])
}
