import { and, eq, inArray } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import { goodsClasses } from '../taxonomy/schema.ts'
import { storeClasses, stores } from './schema.ts'

/** A store by its id, public or not. */
export const storeById = async (db: Db, id: number): Promise<typeof stores.$inferSelect | undefined> =>
  (await db.q.select().from(stores).where(eq(stores.id, id)))[0]

/** Locks a store. */
export const lockStore = async (tx: Tx, id: number): Promise<typeof stores.$inferSelect | undefined> =>
  (await tx.q.select().from(stores).where(eq(stores.id, id)).for('update'))[0]

/** The store that an account owns, passed or not. */
export const storeOf = async (db: Db, userId: number): Promise<typeof stores.$inferSelect | undefined> =>
  (await db.q.select().from(stores).where(eq(stores.user_id, userId)))[0]

/** The same, locked. */
export const lockStoreOf = async (tx: Tx, userId: number): Promise<typeof stores.$inferSelect | undefined> =>
  (await tx.q.select().from(stores).where(eq(stores.user_id, userId)).for('update'))[0]

/**
 * Starts the application of an account, unless it has a store; of two concurrent calls the second waits and does
 * nothing.
 */
export async function insertApplication(tx: Tx, userId: number, at: Date): Promise<void> {
  const nameless = { store_name: { 'zh-cn': '' }, store_description: { 'zh-cn': '' } }
  await tx.q
    .insert(stores)
    .values({ user_id: userId, ...nameless, created_at: at })
    .onConflictDoNothing({ target: stores.user_id })
}

/** The classes that a store may sell in. */
export const classesOf = async (db: Db, storeId: number): Promise<number[]> =>
  (
    await db.q
      .select({ id: storeClasses.class_id })
      .from(storeClasses)
      .where(eq(storeClasses.store_id, storeId))
      .orderBy(storeClasses.class_id)
  ).map(({ id }) => id)

/** Replaces the classes that a store may sell in. Throws CHOICE_INVALID for one that is not of the third level. */
export async function putClasses(tx: Tx, storeId: number, classIds: readonly number[]): Promise<void> {
  const ids = [...new Set(classIds)]
  const leaves = await tx.q
    .select({ id: goodsClasses.id })
    .from(goodsClasses)
    .where(and(inArray(goodsClasses.id, ids), eq(goodsClasses.level, 3)))
  if (leaves.length < ids.length) failFields({ class_ids: 'CHOICE_INVALID' })
  await tx.q.delete(storeClasses).where(eq(storeClasses.store_id, storeId))
  if (ids.length) await tx.q.insert(storeClasses).values(ids.map((class_id) => ({ store_id: storeId, class_id })))
}

/** Writes the columns that are named. */
export async function updateStore(tx: Tx, id: number, columns: Partial<typeof stores.$inferSelect>): Promise<void> {
  if (Object.keys(columns).length) await tx.q.update(stores).set(columns).where(eq(stores.id, id))
}

const ofUser = statement(
  'stores.of_user',
  `select s.id from users u join stores s on s.user_id = coalesce(u.belong_id, u.id)
    where u.id = $1 and s.verify = 'passed'`,
)

/** The passed store that an account works for, as its owner or as staff of the owner (rules §1); else null. */
export const storeIdOfUser = async (db: Db, user_id: number): Promise<number | null> =>
  (await db.row<{ id: number }>(ofUser, [user_id]))?.id ?? null
