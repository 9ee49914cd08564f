import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { cardsOf, stocklessCardsOf, stocklessFields, type PackedCard } from './cards.db.ts'
import type { CardRow } from './goods.show.ts'

const bySales = 'order by l.sale_count desc, l.goods_id desc'
// The count is written into the statement: with a parameter PostgreSQL would sort everything instead of walking an index.
const best = (where: string, count: number): string =>
  `select goods_id, sale_count from goods_sales l where l.listed and ${where} ${bySales} limit ${count}`

const floors = statement(
  'catalog.floors',
  `select t.id as class_id, ${pick('t.name')} as class_name, t.thumb as class_thumb, ${stocklessFields}
     from goods_classes t cross join lateral (${stocklessCardsOf(best('l.class1_id = t.id', 8))}) c
    where t.level = 1 order by t.is_sort, t.id, c.sale_count desc, c.id desc`,
)
export type FloorRow = PackedCard & { class_id: number; class_name: string; class_thumb: string }
export const floorRows = (db: Db, locale: string) => db.rows<FloorRow>(floors, [locale])

const ofStores = (each: number) =>
  statement(
    `catalog.of_stores.${each}`,
    `select c.* from unnest($2::bigint[]) with ordinality as t(id, at) cross join lateral (${cardsOf(best('l.store_id = t.id', each))}) c
      order by t.at, c.sale_count desc, c.id desc`,
  )
export const storeRows = (db: Db, storeIds: readonly number[], locale: string, each: number) =>
  db.rows<CardRow>(ofStores(each), [locale, storeIds])

const rail = (name: string, goods: string, order: string) =>
  statement(name, `select ${stocklessFields} from (${stocklessCardsOf(goods)}) c ${order}`)

const recommended = rail('catalog.recommended', best('l.is_master', 12), 'order by c.sale_count desc, c.id desc')
export const recommendedRows = (db: Db, locale: string) => db.rows<PackedCard>(recommended, [locale])

const newest = rail(
  'catalog.newest',
  `select goods_id, s.sale_count
    from (select goods_id from goods_listings where listed order by goods_id desc limit 8) l join goods_sales s using (goods_id)`,
  'order by c.id desc',
)
export const newestRows = (db: Db, locale: string) => db.rows<PackedCard>(newest, [locale])
