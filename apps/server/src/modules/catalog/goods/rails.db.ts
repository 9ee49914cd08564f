import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { cardsOf } from './cards.db.ts'
import type { CardRow } from './goods.show.ts'

const bySales = 'order by l.sale_count desc, l.goods_id desc'
// The count is written into the statement: with a parameter PostgreSQL would sort everything instead of walking an index.
const best = (where: string, count: number): string =>
  cardsOf(`select goods_id, sale_count from goods_sales l where l.listed and ${where} ${bySales} limit ${count}`)

const floors = statement(
  'catalog.floors',
  `select t.id as class_id, ${pick('t.name')} as class_name, t.thumb as class_thumb, c.*
     from goods_classes t cross join lateral (${best('l.class1_id = t.id', 8)}) c
    where t.level = 1 order by t.is_sort, t.id, c.sale_count desc, c.id desc`,
)
export type FloorRow = CardRow & { class_id: number; class_name: string; class_thumb: string }
export const floorRows = (db: Db, locale: string) => db.rows<FloorRow>(floors, [locale])

const ofStores = (each: number) =>
  statement(
    `catalog.of_stores.${each}`,
    `select c.* from unnest($2::bigint[]) with ordinality as t(id, at) cross join lateral (${best('l.store_id = t.id', each)}) c
      order by t.at, c.sale_count desc, c.id desc`,
  )
export const storeRows = (db: Db, storeIds: readonly number[], locale: string, each: number) =>
  db.rows<CardRow>(ofStores(each), [locale, storeIds])

const recommended = statement('catalog.recommended', `${best('l.is_master', 12)} ${bySales}`)
export const recommendedRows = (db: Db, locale: string) => db.rows<CardRow>(recommended, [locale])

const newest = statement(
  'catalog.newest',
  `${cardsOf(`select goods_id, s.sale_count
    from (select goods_id from goods_listings where listed order by goods_id desc limit 12) l join goods_sales s using (goods_id)`)} order by l.goods_id desc`,
)
export const newestRows = (db: Db, locale: string) => db.rows<CardRow>(newest, [locale])
