import type { HistoryRow, noteViews as noteRoute } from '@fangshi/contract/favorites'
import type { Locale } from '@fangshi/contract/locale'
import type { Decoded } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { stateOfGoods } from './favorites.ts'
import { showCard } from '../goods/goods.show.ts'
import { insertViews, seenRows } from './history.db.ts'

/** How many views of a shopper are kept (rules §10). */
const kept = 100

/** The goods that the shopper viewed, latest first. */
export const ownHistory = async (db: Db, userId: number, limit: number, locale: Locale): Promise<HistoryRow[]> =>
  (await seenRows(db, userId, limit, locale)).map((row) => ({
    ...showCard(row),
    state: stateOfGoods(row),
    seen_at: formatDateTime(row.seen_at),
  }))

/** Records views, given newest first; the latest view of each goods counts. */
export async function noteViews(ctx: Context, userId: number, goods: Decoded<typeof noteRoute>['body']['goods']) {
  const now = ctx.now().getTime()
  const views = new Map<number, Date>()
  for (const [index, { goods_id, seen_at }] of goods.entries()) {
    // Instants on the wire have whole seconds, so the given order decides within one. An instant in the future counts as now.
    const at = Math.min(seen_at?.getTime() ?? now, now) - index
    if (at > (views.get(goods_id)?.getTime() ?? 0)) views.set(goods_id, new Date(at))
  }
  await inTx(ctx.db, (tx) => insertViews(tx, userId, views, kept))
  return {}
}
