import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { Tally } from './rating.ts'

const ofStores = ['comment_count', 'good', 'score_sum', 'agree_sum', 'service_sum', 'speed_sum'] as const
const ofGoods = [...ofStores, 'middling', 'bad', 'with_images', 'added'] as const satisfies (keyof Tally)[]

const list = (columns: readonly string[], write: (column: string) => string): string => columns.map(write).join(', ')

// Goods are locked in the order of their ids, their numbers after them as when goods are edited, the store's last.
const addGoods = statement(
  'catalog.add_to_goods_ratings',
  `with changes as (
     select * from jsonb_to_recordset($1::jsonb) as t(goods_id bigint, ${list(ofGoods, (name) => `${name} int`)})
   ), locked as materialized (
     select id as goods_id from goods where id in (select goods_id from changes) order by id for no key update
   ), shown as (
     update goods g set comment_count = g.comment_count + t.comment_count
       from changes t join locked using (goods_id) where g.id = t.goods_id and t.comment_count <> 0
   )
   update goods_ratings r set ${list(ofGoods, (name) => `${name} = r.${name} + t.${name}`)}
     from changes t join locked using (goods_id) where r.goods_id = t.goods_id`,
)
const addStore = statement(
  'catalog.add_to_store_rating',
  `update store_ratings r set ${list(ofStores, (name) => `${name} = r.${name} + t.${name}`)}
     from jsonb_to_record($2::jsonb) as t(${list(ofStores, (name) => `${name} int`)}) where r.store_id = $1 returning r.store_id`,
)
const beginStore = statement(
  'catalog.begin_store_rating',
  `insert into store_ratings as r (store_id, ${ofStores.join(', ')})
   select $1, t.* from jsonb_to_record($2::jsonb) as t(${list(ofStores, (name) => `${name} int`)})
   on conflict (store_id) do update set ${list(ofStores, (name) => `${name} = r.${name} + excluded.${name}`)}`,
)

/** Adds what comments on goods of one store count to the goods, one entry for each, and to the store. */
export async function addToRatings(tx: Tx, storeId: number, tallies: readonly (Tally & { goods_id: number })[]) {
  await tx.rows(addGoods, [JSON.stringify(tallies)])
  const sums = Object.fromEntries(ofStores.map((name) => [name, tallies.reduce((sum, tally) => sum + tally[name], 0)]))
  const values = [storeId, JSON.stringify(sums)]
  if (!(await tx.row(addStore, values))) await tx.rows(beginStore, values)
}
