import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { makeGoods, makeStore } from '../../../../test/factories.ts'
import { openDatabase, type Database } from '../../../kernel/db/db.ts'
import { listQuery, type GoodsSort } from './list-query.ts'

/** The plans that are kept for lists, with as many goods as make PostgreSQL choose (it reads small tables whole). */

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 1)
  const { store_id } = await makeStore(db)
  const { goods_id } = await makeGoods(db, store_id)
  await db.pool.query(
    `with made as (
       insert into goods (store_id, class_id, class_path, goods_no, name, subname, images, content, shelf, sold_out, price_cents)
       select store_id, class_id, class_path, 'copy ' || n, name, subname, images, content, 'on', n % 9 = 0, n
         from goods, generate_series(1, 4000) n where id = $1 returning id
     )
     insert into goods_search (goods_id, listed, sale_count, tokens)
     select id, true, 0, array['杯', '=杯', id::text] from made`,
    [goods_id],
  )
  await db.pool.query('vacuum analyze')
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const words = { all: ['杯'], any: [] }
const filters = [{}, { class_id: 1, class_level: 1 }, { class_id: 3, class_level: 3 }, { brand_id: 1 }, { store_id: 1 }]
const more = [{}, { in_stock: true }, { store_id: 1, in_stock: true }, { price_max: 300 }]

async function planOf(filter: object, sort: GoodsSort, from?: number[]): Promise<string> {
  const { statement } = listQuery({ words: null, now: new Date(), ...filter }, sort, {
    locale: 'zh-cn',
    limit: 30,
    offset: 60,
    from,
  })
  const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement.text}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test.each(['default', 'newest', 'price_up'] as const)(
  'no list in the order %s reads a table of goods whole',
  async (sort) => {
    for (const filter of filters) {
      for (const also of more) {
        for (const found of [null, words]) {
          const plan = await planOf({ ...filter, ...also, words: found }, sort)
          expect(plan).not.toMatch(/Seq Scan on (goods|goods_listings|goods_sales|goods_search)\b/)
        }
      }
    }
  },
)

test('a page of a store is cut out of an index alone', async () => {
  expect(await planOf({ store_id: 1 }, 'default')).toMatch(/Index Only Scan.* using goods_sales_\w+/)
  expect(await planOf({ store_id: 1 }, 'newest')).toMatch(/Index Only Scan.* using goods_listings_\w+/)
})

test.each([
  ['default', [5, 2000]],
  ['newest', [2000]],
  ['price_up', [500, 2000]],
  ['price_down', [500, 2000]],
] as const)('a far page in the order %s begins in the index where it is known to', async (sort, from) => {
  for (const filter of filters) {
    expect(await planOf(filter, sort, [...from])).toMatch(/Index Only Scan.*\n\s+Index Cond: .*(ROW\(|goods_id <= )/)
  }
})
