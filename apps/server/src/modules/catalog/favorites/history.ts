import type { HistoryRow } from '@fangshi/contract/favorites'
import type { Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { stateOfGoods } from './favorites.ts'
import { readCard } from '../goods/cards.db.ts'
import { showCard } from '../goods/goods.show.ts'
import { deleteViews, insertViews, seenRows } from './history.db.ts'

/** How many views of a shopper are kept (rules §10). */
const maxViews = 100

/** The goods that the shopper viewed, latest first. */
export const ownHistory = async (
  db: Db,
  userId: number,
  limit: number,
  locale: Locale,
  now: Date,
): Promise<HistoryRow[]> =>
  (await seenRows(db, userId, limit, locale, now)).map(readCard).map((row) => ({
    ...showCard(row),
    state: stateOfGoods(row),
    seen_at: formatDateTime(row.seen_at),
  }))

interface View {
  goods_id: number
  /** Now where it is absent. */
  seen_at?: Date | undefined
}

/** Records views, sent newest first; the latest view of each goods counts. */
export async function noteViews(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { goods }: { goods: readonly View[] },
): Promise<void> {
  const now = ctx.now().getTime()
  const views = new Map<number, Date>()
  for (const [index, { goods_id, seen_at }] of goods.entries()) {
    // Instants on the wire have whole seconds, so the given order decides within one. An instant in the future counts as now.
    const at = Math.min(seen_at?.getTime() ?? now, now) - index
    if (at > (views.get(goods_id)?.getTime() ?? 0)) views.set(goods_id, new Date(at))
  }
  await insertViews(tx, who.user_id, views, maxViews)
}

/** Removes some goods from the shopper's history, or all of them when none is named, in one statement. */
export async function clearHistory(
  db: Db,
  _ctx: Context,
  who: Shopper,
  { goods_id }: { goods_id?: readonly number[] | undefined },
): Promise<void> {
  await deleteViews(db, who.user_id, goods_id ?? null)
}
