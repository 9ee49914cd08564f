import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { cardFields, cardJoins, hasPage, type CardColumns } from '../goods/cards.db.ts'

export type SeenRow = CardColumns & { listed: boolean; sold_out: boolean; seen_at: Date }

const list = statement(
  'history.list',
  `select ${cardFields('$4::timestamptz')}, g.listed, g.sold_out, h.seen_at
     from browse_history h join goods g on g.id = h.goods_id join goods_sales l on l.goods_id = g.id ${cardJoins}
    where h.user_id = $2 and ${hasPage} order by h.seen_at desc, h.goods_id desc limit $3`,
)
/** The goods viewed last that still have a page, as they are at an instant. */
export const seenRows = (db: Db, userId: number, limit: number, locale: string, now: Date) =>
  db.rows<SeenRow>(list, [locale, userId, limit, now])

const note = statement(
  'history.note',
  `insert into browse_history (user_id, goods_id, seen_at)
   select $1, g.id, t.seen_at from unnest($2::bigint[], $3::timestamptz[]) as t(goods_id, seen_at)
     join goods g on g.id = t.goods_id where ${hasPage} order by g.id
   on conflict (user_id, goods_id) do update set seen_at = greatest(browse_history.seen_at, excluded.seen_at)`,
)
const trim = statement(
  'history.trim',
  `delete from browse_history where user_id = $1 and goods_id in (
     select goods_id from browse_history where user_id = $1 order by seen_at desc, goods_id desc offset $2)`,
)

/** Records views, each goods once, and keeps the shopper's newest `max`. */
export async function insertViews(
  tx: Tx,
  userId: number,
  views: ReadonlyMap<number, Date>,
  max: number,
): Promise<void> {
  await tx.rows(note, [userId, [...views.keys()], [...views.values()]])
  await tx.rows(trim, [userId, max])
}

const forget = statement(
  'history.forget',
  'delete from browse_history where user_id = $1 and ($2::bigint[] is null or goods_id = any($2::bigint[]))',
)
/** Removes some goods from the history, or all of them for null. */
export async function deleteViews(db: Db, userId: number, goodsIds: readonly number[] | null): Promise<void> {
  await db.rows(forget, [userId, goodsIds])
}
