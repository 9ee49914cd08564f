import type { LocalText } from '@fangshi/contract/locale'
import type { storeVerifications } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'
import type { DocumentChange } from '../documents/documents.db.ts'

interface Beside {
  id: number
  owner: string
  username: string
  store_company_name: string
  store_phone: string
  has_change: boolean
}

const beside = statement(
  'stores.beside',
  `select s.id, u.nickname as owner, u.username, coalesce(p.store_company_name, '') as store_company_name,
          coalesce(p.store_phone, '') as store_phone,
          exists (select from document_changes c where c.store_id = s.id and c.status = 'pending') as has_change
     from stores s join users u on u.id = s.user_id left join store_documents p on p.store_id = s.id
    where s.id = any($1::bigint[])`,
)

/** Data from other tables that the list of stores shows, by store id. */
export const besideStores = async (db: Db, ids: readonly number[]): Promise<Map<number, Beside>> =>
  new Map((await db.rows<Beside>(beside, [ids])).map((row) => [row.id, row]))

const byVerification = statement('stores.counts', 'select verify, count(*)::int as count from stores group by verify')

/** How many stores each verification has; those with none are absent. */
export const countStores = (db: Db) =>
  db.rows<{ verify: (typeof storeVerifications)[number]; count: number }>(byVerification)

export type ListedChange = Pick<
  DocumentChange,
  'id' | 'store_id' | 'status' | 'refuse_reason' | 'created_at' | 'decided_at'
> & { store_name: LocalText; store_logo: string }

const changes = statement(
  'stores.changes',
  `select c.id, c.store_id, c.status, c.refuse_reason, c.created_at, c.decided_at, s.store_name, s.store_logo
     from document_changes c join stores s on s.id = c.store_id
    where $1::text is null or c.status = $1
    order by c.decided_at desc nulls first, c.id limit $2 offset $3`,
)
const countChanges = statement(
  'stores.changes_total',
  'select count(*)::int as total from document_changes where $1::text is null or status = $1',
)

/** A page of document changes: those that await review, oldest first, then the latest decided; with their number. */
export async function changePage(
  db: Db,
  status: DocumentChange['status'] | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: ListedChange[]; total: number }> {
  const rows = await db.rows<ListedChange>(changes, [status ?? null, page.limit, page.offset])
  const counted = await db.row<{ total: number }>(countChanges, [status ?? null])
  return { rows, total: counted?.total ?? 0 }
}
