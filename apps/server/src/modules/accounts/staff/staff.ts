import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../kernel/db/db.ts'
import { users } from '../schema.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { lockUser } from '../users/users.db.ts'

const { id, username, nickname, avatar, status, last_login_at, created_at } = users
const record = { id, username, nickname, avatar, status, last_login_at, created_at }
const noSession = 0

/** A sub-account of a store's owner, without the password. */
export type StaffRecord = Pick<typeof users.$inferSelect, keyof typeof record>
type Fields = Pick<typeof users.$inferInsert, 'username' | 'nickname' | 'avatar' | 'status' | 'password_hash'>

/** Locks all sub-accounts of an owner, so that nobody else adds or changes one until the transaction ends. */
export async function lockedStaff(tx: Tx, ownerId: number): Promise<StaffRecord[]> {
  await lockUser(tx, ownerId)
  return tx.q.select(record).from(users).where(eq(users.belong_id, ownerId)).orderBy(asc(users.id))
}

/** Adds a sub-account of an owner. A taken user name breaks its constraint (USERNAME_TAKEN). */
export async function addStaff(tx: Tx, ownerId: number, fields: Fields): Promise<StaffRecord> {
  const [row] = await tx.q
    .insert(users)
    .values({ ...fields, belong_id: ownerId })
    .returning(record)
  return row as StaffRecord
}

/**
 * Changes a sub-account of an owner; what is absent stays. A new password or being disabled ends its sessions (rules §1).
 * Call after `lockedStaff`.
 */
export async function updateStaff(
  tx: Tx,
  ownerId: number,
  staffId: number,
  fields: Partial<Fields>,
): Promise<StaffRecord> {
  const own = and(eq(users.id, staffId), eq(users.belong_id, ownerId))
  if (Object.values(fields).some((value) => value !== undefined)) await tx.q.update(users).set(fields).where(own)
  if (fields.status === 'disabled' || fields.password_hash) await deleteUserSessions(tx, staffId, noSession)
  const [row] = await tx.q.select(record).from(users).where(own)
  return row as StaffRecord
}

/** Deletes a sub-account of an owner; one that did anything is held by its traces, and the database refuses. */
export async function deleteStaff(tx: Tx, ownerId: number, staffId: number): Promise<void> {
  await deleteUserSessions(tx, staffId, noSession)
  await tx.q.delete(users).where(and(eq(users.id, staffId), eq(users.belong_id, ownerId)))
}
