import { clearHistory, listHistory, noteViews } from '@fangshi/contract/favorites'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeGoods, makeShopper, makeStore } from '../../../../test/factories.ts'

let it: TestApp
let goods: number[]
beforeAll(async () => {
  it = await testApp()
  const { store_id } = await makeStore(it.ctx.db)
  goods = []
  for (let n = 0; n < 4; n++) goods.push((await makeGoods(it.ctx.db, store_id)).goods_id)
})
afterAll(() => it.close())

const minutesAgo = (minutes: number): string => formatDateTime(new Date(it.ctx.now().getTime() - minutes * 60_000))
async function shopper() {
  const { call, id } = await makeShopper(it)
  return {
    id,
    call,
    note: (...views: { goods_id: number; seen_at?: string }[]) => call(noteViews, { body: { goods: views } }),
    seen: async (limit?: number) => (await call(listHistory, { query: { limit } })).map((row) => row.id),
  }
}

test('each goods stands once, where it was seen last', async () => {
  const me = await shopper()
  const [a, b, c] = goods as [number, number, number, number]
  for (const goods_id of [a, b, c, a]) {
    it.advance(1000)
    await me.note({ goods_id })
  }
  expect(await me.seen()).toEqual([a, c, b])
  expect(await me.seen(2)).toEqual([a, c])
  expect((await me.call(listHistory, {}))[0]).toMatchObject({ goods_price: '10.00', state: 'on_sale' })
})

test('a guest’s history is merged by its times; neither a late nor an early clock disturbs', async () => {
  const me = await shopper()
  const [a, b, c, d] = goods as [number, number, number, number]
  await me.note({ goods_id: a, seen_at: minutesAgo(10) }, { goods_id: b, seen_at: minutesAgo(30) })
  await me.note(
    { goods_id: d, seen_at: minutesAgo(-600) },
    { goods_id: c, seen_at: minutesAgo(20) },
    { goods_id: a, seen_at: minutesAgo(60) },
  )
  expect(await me.seen()).toEqual([d, a, c, b])
  const [first] = await me.call(listHistory, {})
  expect(first && first.seen_at <= minutesAgo(0)).toBe(true)
})

test('views of one second keep the order they are given in', async () => {
  const me = await shopper()
  const seen_at = minutesAgo(5)
  await me.note(...goods.map((goods_id) => ({ goods_id, seen_at })))
  expect(await me.seen()).toEqual(goods)
})

test('the last 100 are kept', async () => {
  const me = await shopper()
  const [first, last] = goods as [number, number, number, number]
  await it.ctx.db.pool.query(
    `with made as (
       insert into goods (store_id, class_id, class_path, goods_no, name, subname, images, content, shelf)
       select store_id, class_id, class_path, 'seen-' || n, name, subname, images, content, 'on'
         from goods cross join generate_series(1, 100) n where id = $2 returning id)
     insert into browse_history (user_id, goods_id, seen_at) select $1, id, $3::timestamptz - interval '1 hour' from made`,
    [me.id, first, it.ctx.now()],
  )
  await me.note({ goods_id: first, seen_at: minutesAgo(120) }, { goods_id: last })
  const seen = await me.seen()
  expect(seen).toHaveLength(100)
  expect(seen[0]).toBe(last)
  expect(seen).not.toContain(first)
})

test('what has no page is left out, nothing and too much are refused', async () => {
  const me = await shopper()
  const [a, b] = goods as [number, number, number, number]
  await me.note({ goods_id: 999_999 }, { goods_id: a }, { goods_id: b })
  await it.ctx.db.pool.query('update goods set deleted_at = now() where id = $1', [b])
  expect(await me.seen()).toEqual([a])
  await it.ctx.db.pool.query('update goods set deleted_at = null where id = $1', [b])
  await expect(me.note()).rejects.toMatchObject({ code: 422 })
  await expect(me.note({ goods_id: a, seen_at: 'today' })).rejects.toMatchObject({ code: 422 })
  const many = Array.from({ length: 101 }, () => ({ goods_id: a }))
  await expect(me.note(...many)).rejects.toMatchObject({ fields: { goods: 'TOO_LONG' } })
})

test('some are forgotten, or all; only the own ones', async () => {
  const [me, other] = [await shopper(), await shopper()]
  const [a, b, c] = goods as [number, number, number, number]
  await me.note({ goods_id: a }, { goods_id: b }, { goods_id: c })
  await other.note({ goods_id: a })
  await me.call(clearHistory, { query: { goods_id: `${a},${c}` } })
  expect(await me.seen()).toEqual([b])
  await me.call(clearHistory, {})
  expect(await me.seen()).toEqual([])
  expect(await other.seen()).toEqual([a])
})

test('guests have none on the server', async () => {
  const guest = it.as(null)
  await expect(guest(listHistory, {})).rejects.toMatchObject({ code: 401, key: 'NOT_LOGGED_IN' })
  const body = { goods: [{ goods_id: 1 }] }
  await expect(guest(noteViews, { body })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  await expect(guest(clearHistory, {})).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
})
