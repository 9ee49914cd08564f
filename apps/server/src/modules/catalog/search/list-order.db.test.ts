import { createRandom } from '@fangshi/demo/random'
import { goodsSorts } from '@fangshi/contract/catalog'
import { toCents } from '@fangshi/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { stockShelf, type Shelf } from '../../../../test/goods/shelf.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { markTopGoods } from '../goods/top-goods.timers.ts'
import { listGoods } from './list-goods.ts'

/** Lists compared with the plainest reading of their rules: filter all goods, sort them, cut the page out. */

const random = createRandom('orders of lists')
let app: TestApp
let shelf: Shelf
let all: Goods[]

interface Goods {
  id: number
  listed: boolean
  store_id: number
  brand_id: number | null
  class_path: number[]
  price_cents: number
  sold_out: boolean
  sale_count: number
  comment_count: number
  tokens: string[]
}

beforeAll(async () => {
  app = await testApp()
  await app.owner.pool.query('delete from search_synonyms') // words are tokens here
  shelf = await stockShelf(app.ctx)
  const { pool } = app.ctx.db
  // 1,500 copies of the six; prices and sales repeat, so that ids must decide.
  const copies = Array.from({ length: 1500 }, (_, n) => ({
    n,
    of: random.pick(Object.values(shelf.goods)),
    shelf: random.chance(0.9) ? 'on' : 'off',
    sold_out: random.chance(0.3),
    price_cents: random.int(1, 40) * 500,
    sale_count: random.int(0, 60),
    comment_count: random.int(0, 20),
  }))
  await pool.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as t(n int, "of" bigint, shelf text, sold_out boolean, price_cents bigint, sale_count int, comment_count int)
     ), made as (
       insert into goods (store_id, class_id, class_path, brand_id, goods_no, name, subname, images, content, shelf, sold_out, price_cents, comment_count)
       select g.store_id, g.class_id, g.class_path, g.brand_id, 'copy ' || t.n, g.name, g.subname, g.images, g.content,
              t.shelf, t.sold_out, t.price_cents, t.comment_count from given t join goods g on g.id = t.of order by t.n
       returning id, goods_no, listed
     )
     insert into goods_search (goods_id, listed, sale_count, tokens)
     select m.id, m.listed, t.sale_count, s.tokens
       from made m join given t on m.goods_no = 'copy ' || t.n join goods_search s on s.goods_id = t.of`,
    [JSON.stringify(copies)],
  )
  await pool.query(
    `update goods_sales l set sale_count = f.sale_count from goods_search f where f.goods_id = l.goods_id`,
  )
  await pool.query(
    `update goods_ratings r set comment_count = t.comment_count, good = t.comment_count, score_sum = t.comment_count,
            agree_sum = t.comment_count, service_sum = t.comment_count, speed_sum = t.comment_count
       from jsonb_to_recordset($1::jsonb) as t(n int, comment_count int) join goods g on g.goods_no = 'copy ' || t.n
      where r.goods_id = g.id`,
    [JSON.stringify(copies)],
  )
  await inTx(app.ctx.db, (tx) => markTopGoods(tx, 300))
  await app.owner.pool.query('analyze')
  const { rows } = await pool.query<Goods>(
    `select g.id, g.listed, g.store_id, g.brand_id, g.class_path::float8[] as class_path, g.price_cents, g.sold_out, s.sale_count, r.comment_count, s.tokens
       from goods g join goods_ratings r on r.goods_id = g.id join goods_search s on s.goods_id = g.id`,
  )
  all = rows
})
afterAll(() => app.close())

const words = ['茶', '耳机', '杯', '好物'] as const

function randomQuery() {
  const { classes, brands, stores } = shelf
  const maybe = <T>(probability: number, value: () => T): T | undefined =>
    random.chance(probability) ? value() : undefined
  const low = random.int(0, 18) * 500
  return {
    keywords: maybe(0.3, () => random.pick(words)),
    class_id: maybe(0.3, () => random.pick([...Object.values(classes), 999_999])),
    brand_id: maybe(0.2, () => random.pick(Object.values(brands))),
    store_id: maybe(0.3, () => random.pick(Object.values(stores))),
    price_min: maybe(0.2, () => toCents(low)),
    price_max: maybe(0.2, () => toCents(low + random.int(0, 20) * 500)),
    in_stock: maybe(0.2, () => random.chance(0.7)),
    sort: maybe(0.8, () => random.pick(goodsSorts)),
    page: maybe(0.7, () => random.int(1, 60)),
    per_page: maybe(0.5, () => random.pick([1, 7, 30, 100])),
  }
}
type RandomQuery = ReturnType<typeof randomQuery>
const nothing: RandomQuery = {
  keywords: undefined,
  class_id: undefined,
  brand_id: undefined,
  store_id: undefined,
  price_min: undefined,
  price_max: undefined,
  in_stock: undefined,
  sort: undefined,
  page: undefined,
  per_page: undefined,
}

function plainly(filters: RandomQuery) {
  const needs: string[] = filters.keywords ? [filters.keywords] : []
  const fits = (goods: Goods): boolean =>
    goods.listed &&
    needs.every((token) => goods.tokens.includes(token)) &&
    (filters.class_id === undefined || goods.class_path.includes(filters.class_id)) &&
    (filters.brand_id === undefined || goods.brand_id === filters.brand_id) &&
    (filters.store_id === undefined || goods.store_id === filters.store_id) &&
    (filters.price_min === undefined || goods.price_cents >= filters.price_min) &&
    (filters.price_max === undefined || goods.price_cents <= filters.price_max) &&
    (!filters.in_stock || !goods.sold_out)
  const { sort = 'default', page = 1, per_page = 30 } = filters
  const named = (goods: Goods): number =>
    sort === 'default' && needs.length && needs.every((token) => goods.tokens.includes(`=${token}`)) ? 1 : 0
  const key = (goods: Goods): number =>
    ({
      default: -goods.sale_count,
      sales: -goods.sale_count,
      comments: -goods.comment_count,
      newest: 0,
      price_up: goods.price_cents,
      price_down: -goods.price_cents,
    })[sort]
  const up = sort === 'price_up' ? 1 : -1
  const found = all.filter(fits).sort((a, b) => named(b) - named(a) || key(a) - key(b) || up * (a.id - b.id))
  return {
    ids: found.slice((page - 1) * per_page, page * per_page).map(({ id }) => id),
    total: Math.min(found.length, 1000),
    total_capped: found.length > 1000,
  }
}

test('every filter, order and page is what the plain rules give', async () => {
  const seen = { empty: 0, full: 0, capped: 0 }
  for (let round = 0; round < 400; round++) {
    const filters = randomQuery()
    const { data, total, total_capped } = await listGoods(app.ctx.db, filters, 'zh-cn', app.ctx.now())
    const expected = plainly(filters)
    expect({ ids: data.map(({ id }) => id), total, total_capped }, JSON.stringify(filters)).toEqual(expected)
    seen.empty += Number(!data.length)
    seen.full += Number(data.length > 1)
    seen.capped += Number(total_capped)
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})

test('pages beyond those that a list names are the same, from wherever they are walked to', async () => {
  const pages = Array.from({ length: 60 }, (_, index) => index + 100)
  for (const sort of goodsSorts) {
    for (const in_stock of [undefined, true]) {
      const filters = { ...nothing, sort, in_stock, per_page: in_stock ? 11 : 10 }
      for (const page of [...random.shuffle(pages), 101, 102, 100]) {
        const { data } = await listGoods(app.ctx.db, { ...filters, page }, 'zh-cn', app.ctx.now())
        expect(data.map(({ id }) => id)).toEqual(plainly({ ...filters, page }).ids)
      }
    }
  }
})
