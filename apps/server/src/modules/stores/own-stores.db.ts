import { statement, type Db } from '../../kernel/db/db.ts'
import { isOwnStore } from './own-store.sql.ts'

const own = statement(
  'stores.own_of_buyer',
  `select given.id from unnest((select $2::bigint[])) as given(id) where ${isOwnStore('$1::bigint', 'given.id')}`,
)

/**
 * Those of the stores that an account may not buy from: it owns them, works for them, or shares the real name or phone
 * with someone who does or with the store's documents (rules §2).
 */
export const ownStores = async (db: Db, userId: number, storeIds: readonly number[]): Promise<Set<number>> =>
  new Set((await db.rows<{ id: number }>(own, [userId, [...new Set(storeIds)]])).map(({ id }) => id))
