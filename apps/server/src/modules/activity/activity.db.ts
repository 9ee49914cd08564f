import { activityPage } from '@fangshi/contract/activity'
import { statement, type Db } from '../../kernel/db/db.ts'

export interface EntryRow {
  id: number
  area: 'Admin' | 'Seller'
  admin_id: number | null
  user_id: number | null
  store_id: number | null
  action: string
  before: unknown
  after: unknown
  undoes: number | null
  created_at: Date
}

/** The entries of records by their names in the log, of the actions that begin so; one more than a page. */
const entries = statement(
  'activity.entries',
  `select id, area, admin_id, user_id, store_id, action, before, after, undoes, created_at
     from audit_logs
    where target = any($1) and action like any($2) and id < coalesce($3, 9223372036854775807)
      and ($4::bigint is null or area = 'Admin' or store_id = $4)
    order by id desc limit ${activityPage + 1}`,
)

/** The newest entries below `before`; with a store those of its own and of the platform. */
export const entriesOf = (
  db: Db,
  of: { targets: readonly string[]; actions: readonly string[] },
  before: number | undefined,
  store_id: number | null,
): Promise<EntryRow[]> =>
  db.rows<EntryRow>(entries, [of.targets, of.actions.map((action) => `${action}%`), before ?? null, store_id])

const order = statement(
  'activity.order',
  `select array[o.order_no] || array(select refund_no from refunds where order_id = o.id) as targets
     from orders o where o.id = $1 and ($2::bigint is null or o.store_id = $2)`,
)
const goods = statement(
  'activity.goods',
  'select array[id::text] as targets from goods where id = $1 and ($2::bigint is null or store_id = $2)',
)
const store = statement('activity.store', 'select array[id::text] as targets from stores where id = $1')
const user = statement('activity.user', 'select array[id::text] as targets from users where id = $1')
const found = { order, goods, store, user }

export type RecordKind = keyof typeof found

/** What a record is called in the audit log; undefined for one that is not there, or not the store's. */
export const targetsOf = async (
  db: Db,
  kind: RecordKind,
  id: number,
  store_id: number | null,
): Promise<string[] | undefined> => {
  const values = kind === 'order' || kind === 'goods' ? [id, store_id] : [id]
  return (await db.row<{ targets: string[] }>(found[kind], values))?.targets
}
