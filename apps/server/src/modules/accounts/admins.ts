import { and, asc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import { lockAdmins } from './login/logins.db.ts'
import { checkNewPassword } from './passwords/new-password.ts'
import { hashPassword } from './passwords/password.ts'
import { admins } from './schema.ts'
import { deleteAdminSessions } from './sessions/sessions.db.ts'

const { password_hash: _, ...record } = getTableColumns(admins)

/** An administrator without the password. */
export type AdminRecord = Omit<typeof admins.$inferSelect, 'password_hash'>
type Fields = Pick<
  typeof admins.$inferInsert,
  'username' | 'nickname' | 'avatar' | 'status' | 'is_super' | 'password_hash'
>
const noSession = 0

/** Hashes the password chosen for an account with these names. Throws PASSWORD_COMMON, BUSY (rules §1). */
export async function newPasswordHash(password: string, names: readonly string[]): Promise<string> {
  checkNewPassword(password, password, names)
  return hashPassword(password)
}

/** Locks all administrators except deleted ones, so that nobody else adds or changes one until the transaction ends. */
export async function lockedAdmins(tx: Tx): Promise<AdminRecord[]> {
  await lockAdmins(tx)
  return tx.q.select(record).from(admins).where(isNull(admins.deleted_at)).orderBy(asc(admins.id))
}

/** A user name is taken if an administrator who is not deleted has it, regardless of case. */
async function checkFree(tx: Tx, username: string, ownId: number): Promise<void> {
  const [taken] = await tx.q
    .select({ id: admins.id })
    .from(admins)
    .where(and(sql`lower(${admins.username}) = lower(${username})`, isNull(admins.deleted_at), ne(admins.id, ownId)))
  if (taken) failFields({ username: 'USERNAME_TAKEN' })
}

/** Adds an administrator. Throws USERNAME_TAKEN at its field; call after `lockedAdmins`. */
export async function addAdmin(tx: Tx, fields: Fields): Promise<AdminRecord> {
  await checkFree(tx, fields.username, 0)
  const [row] = await tx.q.insert(admins).values(fields).returning(record)
  return row as AdminRecord
}

/**
 * Changes an administrator; absent fields stay. A new password ends all sessions except the kept one; disabling ends
 * all (rules §1). Throws USERNAME_TAKEN at its field; call after `lockedAdmins`.
 */
export async function updateAdmin(
  tx: Tx,
  id: number,
  fields: Partial<Fields>,
  keptSession = noSession,
): Promise<AdminRecord> {
  if (fields.username !== undefined) await checkFree(tx, fields.username, id)
  if (Object.values(fields).some((value) => value !== undefined))
    await tx.q.update(admins).set(fields).where(eq(admins.id, id))
  if (fields.status === 'disabled') await deleteAdminSessions(tx, id, noSession)
  else if (fields.password_hash) await deleteAdminSessions(tx, id, keptSession)
  const [row] = await tx.q.select(record).from(admins).where(eq(admins.id, id))
  return row as AdminRecord
}

/** Marks an administrator as deleted: no login and no session, and the user name becomes available. */
export async function deleteAdmin(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.q.update(admins).set({ deleted_at: now, status: 'disabled' }).where(eq(admins.id, id))
  await deleteAdminSessions(tx, id, noSession)
}
