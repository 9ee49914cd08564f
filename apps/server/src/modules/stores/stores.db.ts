import { eq } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { stores } from './schema.ts'

/** A store by its id, public or not. */
export const storeById = async (db: Db, id: number): Promise<typeof stores.$inferSelect | undefined> =>
  (await db.q.select().from(stores).where(eq(stores.id, id)))[0]

/** A store until the transaction ends. */
export const lockStore = async (tx: Tx, id: number): Promise<typeof stores.$inferSelect | undefined> =>
  (await tx.q.select().from(stores).where(eq(stores.id, id)).for('update'))[0]

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
