import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'

const names = statement('stores.names', 'select id, store_name from stores where id = any($1::bigint[])')

/** The names of stores by id. */
export async function storeNamesOf(db: Db, ids: readonly number[]): Promise<Map<number, LocalText>> {
  const rows = await db.rows<{ id: number; store_name: LocalText }>(names, [[...new Set(ids)]])
  return new Map(rows.map(({ id, store_name }) => [id, store_name]))
}
