import type { Tx } from '../../kernel/db/db.ts'
import { stores, storeClasses } from './schema.ts'

type Columns = typeof stores.$inferInsert
export type NewStore = Pick<Columns, 'user_id' | 'store_name'> &
  Partial<Omit<Columns, 'id' | 'sale_count'>> & {
    /** Classes of the third level that it may sell in. */
    class_ids?: readonly number[]
  }

/** Adds a store and returns its id; without `verify` and `status` it is a new application. One store per owner. */
export async function createStore(tx: Tx, { class_ids = [], ...columns }: NewStore): Promise<number> {
  const made = await tx.q
    .insert(stores)
    .values({ store_description: { 'zh-cn': '' }, ...columns })
    .returning({ id: stores.id })
  const store_id = made[0]!.id
  if (class_ids.length) await tx.q.insert(storeClasses).values(class_ids.map((class_id) => ({ store_id, class_id })))
  return store_id
}
