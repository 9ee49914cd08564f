import { activityPage, type storeActivity } from '@fangshi/contract/activity'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { nameEntries } from '../access/public.ts'
import { entriesOf, targetsOf, type RecordKind } from './activity.db.ts'

/** What the actions about a kind of record begin with. */
const actionsOf: Readonly<Record<RecordKind, readonly string[]>> = {
  order: ['Admin.orders.', 'Seller.orders.', 'Admin.refunds.', 'Seller.refunds.'],
  goods: ['Admin.goods.', 'Seller.goods.'],
  store: ['Admin.stores.', 'Seller.stores.', 'PUT /Seller/store'],
  user: ['Admin.users.'],
}

interface ActivityQuery {
  id: number
  /** The last entry that is known already. */
  before?: number | undefined
  locale: Locale
}

/**
 * What was done to a record in the back offices, a page of it, the newest first. A store reads its own changes whole, and
 * of the platform's that they were made. Throws NOT_FOUND.
 */
export async function readActivity(
  db: Db,
  who: Admin | Seller,
  kind: RecordKind,
  { id, before, locale }: ActivityQuery,
): Promise<Reply<typeof storeActivity>> {
  const store_id = who.area === 'Seller' ? who.store_id : null
  const targets = (await targetsOf(db, kind, id, store_id)) ?? fail('NOT_FOUND')
  const rows = await entriesOf(db, { targets, actions: actionsOf[kind] }, before, store_id)
  const names = await nameEntries(db, rows, locale)
  const data = rows.map((row, index) => {
    const isHidden = who.area === 'Seller' && row.area === 'Admin'
    return {
      id: row.id,
      at: formatDateTime(row.created_at),
      area: row.area,
      who: isHidden ? '' : (names[index]?.who ?? ''),
      action_name: names[index]?.action_name ?? row.action,
      is_undo: row.undoes !== null,
      before: isHidden ? null : row.before,
      after: isHidden ? null : row.after,
    }
  })
  return { data: data.slice(0, activityPage), has_more: data.length > activityPage }
}
