import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { cardFields, cardJoins } from './goods-query.ts'
import type { CardRow } from './goods.show.ts'

const bySales = (goods: string) => `order by ${goods}.sale_count desc, ${goods}.id desc`
// The count is written into the statement: with a parameter PostgreSQL would sort everything instead of walking an index.
const best = (where: string, count: number) => `select ${cardFields} from (
    select * from goods g where g.listed and ${where} ${bySales('g')} limit ${count}
  ) g ${cardJoins}`

const floors = statement(
  'catalog.floors',
  `select t.id as class_id, ${pick('t.name')} as class_name, t.thumb as class_thumb, c.*
     from goods_classes t cross join lateral (${best('g.class1_id = t.id', 8)}) c
    where t.level = 1 order by t.is_sort, t.id, c.sale_count desc, c.id desc`,
)
export type FloorRow = CardRow & { class_id: number; class_name: string; class_thumb: string }
export const floorRows = (db: Db, locale: string) => db.rows<FloorRow>(floors, [locale])

const ofStores = (each: number) =>
  statement(
    `catalog.of_stores.${each}`,
    `select c.* from unnest($2::bigint[]) with ordinality as t(id, at) cross join lateral (${best('g.store_id = t.id', each)}) c
      order by t.at, c.sale_count desc, c.id desc`,
  )
export const storeRows = (db: Db, storeIds: readonly number[], locale: string, each: number) =>
  db.rows<CardRow>(ofStores(each), [locale, storeIds])

const recommended = statement('catalog.recommended', `${best('g.is_master', 12)} ${bySales('g')}`)
export const recommendedRows = (db: Db, locale: string) => db.rows<CardRow>(recommended, [locale])

const newest = statement(
  'catalog.newest',
  `select ${cardFields} from (select * from goods g where g.listed order by g.id desc limit 12) g ${cardJoins} order by g.id desc`,
)
export const newestRows = (db: Db, locale: string) => db.rows<CardRow>(newest, [locale])
