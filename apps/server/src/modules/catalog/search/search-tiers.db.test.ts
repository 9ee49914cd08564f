import { listGoods as listRoute } from '@fangshi/contract/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { stockShelf, type Shelf } from '../../../../test/goods/shelf.ts'
import { openDatabase } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { listGoods } from './list-goods.ts'
import { markTopGoods } from '../goods/top-goods.timers.ts'

let app: TestApp
let shelf: Shelf
beforeAll(async () => {
  app = await testApp()
  shelf = await stockShelf(app.ctx)
  // 1,300 more cups of the same words, each selling another number.
  const { rows } = await app.ctx.db.pool.query<{ ids: number[] }>(
    `with made as (
       insert into goods (store_id, class_id, class_path, goods_no, name, subname, images, content, shelf)
       select store_id, class_id, class_path, goods_no || n, name, subname, images, content, 'on'
         from goods, generate_series(1, 1300) n where id = $1 returning id
     ), found as (
       insert into goods_search (goods_id, listed, sale_count, tokens)
       select made.id, true, (made.id * 7919) % 1301, tokens from made, goods_search where goods_id = $1
     ) select array_agg(id) as ids from made`,
    [shelf.goods.cup],
  )
  expect(rows[0]!.ids).toHaveLength(1300)
  await app.ctx.db.pool.query(
    `update goods_sales l set sale_count = f.sale_count from goods_search f where f.goods_id = l.goods_id`,
  )
  await app.owner.pool.query('analyze')
})
afterAll(() => app.close())

/** As a server that just started sees it. */
async function list(query: object) {
  const db = openDatabase(app.ctx.db.pool.options.connectionString as string, 1)
  try {
    return await listGoods(db, query as never, 'zh-cn', new Date())
  } finally {
    await db.close()
  }
}
const ids = async (query: object) => (await list(query)).data.map(({ id }) => id)

test('totals stop at a thousand and say so', async () => {
  const capped = { total: 1000, total_capped: true, last_page: 34 }
  expect(await app.as(null)(listRoute, {})).toMatchObject(capped)
  expect(await app.as(null)(listRoute, { query: { class_id: shelf.classes.home } })).toMatchObject(capped)
  expect(await list({ keywords: '茶' })).toMatchObject(capped)
  expect(await list({ keywords: '茶', price_min: 0 })).toMatchObject(capped)
  expect(await list({ keywords: '茶', store_id: shelf.stores.sound })).toMatchObject({ total: 0, total_capped: false })
})

test('pages are the same whether the best sellers fill them or not', async () => {
  const queries = [{}, { page: 3 }, { page: 30 }, { sort: 'sales', page: 2 }, { class_id: shelf.classes.cups }]
  const read = async () => {
    const pages = []
    for (const more of queries) pages.push(await ids({ keywords: '茶', ...more }))
    return pages
  }
  const all = await read()
  expect(all.map((page) => page.length)).toEqual([30, 30, 30, 30, 30])
  for (const count of [50, 5, 0, 10_000]) {
    await inTx(app.ctx.db, (tx) => markTopGoods(tx, count))
    expect(await read(), `${count} best sellers`).toEqual(all)
  }
})
