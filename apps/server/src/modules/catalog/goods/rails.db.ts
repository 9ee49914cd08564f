import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { cardsOf, stocklessCardsOf, type CardColumns, type PackedCard } from './cards.db.ts'

const bySales = 'order by l.sale_count desc, l.goods_id desc'
// The count is written into the statement: with a parameter PostgreSQL would sort everything instead of walking an index.
const best = (where: string, count: number): string =>
  `select goods_id, sale_count from goods_sales l where l.listed and ${where} ${bySales} limit ${count}`

/** Goods as a text of their numbers in order: id, pieces sold, store. */
const picked = (where: string, count: number): string =>
  `array_to_string(array(select concat_ws(' ', goods_id, sale_count, store_id)
     from goods_sales l where l.listed and ${where} ${bySales} limit ${count}), ' ')`

const floors = statement(
  'catalog.floors',
  `select t.id, ${pick('t.name')} as name, t.thumb, ${picked('l.class1_id = t.id', 8)} as goods
     from goods_classes t where t.level = 1 order by t.is_sort, t.id`,
)
export const floorRows = (db: Db, locale: string) =>
  db.rows<{ id: number; name: string; thumb: string; goods: string }>(floors, [locale])

const rails = statement(
  'catalog.rails',
  `select ${picked('l.is_master', 12)} as recommended,
     array_to_string(array(select concat_ws(' ', s.goods_id, s.sale_count, s.store_id)
       from (select goods_id from goods_listings where listed order by goods_id desc limit 8) l join goods_sales s using (goods_id)
      order by s.goods_id desc), ' ') as newest`,
)
export const railsRow = (db: Db) => db.row<{ recommended: string; newest: string }>(rails)

const cards = statement(
  'catalog.cards',
  stocklessCardsOf('select * from unnest($2::bigint[], $3::int[]) as l(goods_id, sale_count)', '$4::timestamptz'),
)
/** The cards at an instant of goods by their ids, with these numbers of pieces sold; in no order. */
export const cardRows = (db: Db, ids: readonly number[], sold: readonly number[], locale: string, now: Date) =>
  db.rows<PackedCard>(cards, [locale, ids, sold, now])

const ofStores = (each: number) =>
  statement(
    `catalog.of_stores.${each}`,
    `select c.* from unnest($2::bigint[]) with ordinality as t(id, at) cross join lateral (${cardsOf(best('l.store_id = t.id', each), '$3::timestamptz')}) c
      order by t.at, c.sale_count desc, c.id desc`,
  )
export const storeRows = (db: Db, storeIds: readonly number[], locale: string, each: number, now: Date) =>
  db.rows<CardColumns>(ofStores(each), [locale, storeIds, now])
