import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../kernel/resource/search-query.ts'
import { countOrders, settledOrdersOf } from './read-statements.db.ts'
import { showSettledOrder } from './statements.show.ts'

interface SettledOrdersQuery extends PageQuery {
  /** Of the statement. */
  id: number
  /** Null for any store. */
  store_id: number | null
}

/** One page of the orders of a statement. Throws NOT_FOUND, also for the statement of another store. */
export async function readSettledOrders(db: Db, { id, store_id, page = 1, per_page = 30 }: SettledOrdersQuery) {
  const total = (await countOrders(db, id, store_id)) ?? fail('NOT_FOUND')
  const rows = await settledOrdersOf(db, id, { limit: per_page, offset: (page - 1) * per_page })
  return showPage({ total, page, per_page }, rows.map(showSettledOrder))
}
