import { listCart, addToCart, previewCart } from '@fangshi/contract/cart'
import { quoteOrder } from '@fangshi/contract/orders'
import { sellerSeckills, stopSeckill } from '@fangshi/contract/seckills'
import { goodsSeckill, listSeckills, readClock } from '@fangshi/contract/seckills-shop'
import { getHome } from '@fangshi/contract/shopfront'
import { parseDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { buy, hour, inMs, makeSeckill, newBuyer, seckillForm } from '../../../../test/activities/seckills.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { loginSeller, makeGoods, makeStore } from '../../../../test/factories.ts'
import { endSeckills } from '../seckills.timers.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
  // Noon on some day: every slot of the tests is on it.
  it.setNow(parseDateTime('2026-11-23 12:00:10') as Date)
})
afterAll(() => it.close())

const minute = hour / 60
const slotOf = async (query: object = {}) => it.as(null)(listSeckills, { query: { per_page: 100, ...query } })
const inSlot = async (id: number, query: object = {}) => (await slotOf(query)).data.find((one) => one.id === id)

test('a slot has what runs in it, with price, share and state; those that can be bought come first', async () => {
  const first = await makeSeckill(it)
  const spanning = await makeSeckill(it, { end_time: inMs(it, 3 * hour), quota: 4 })
  const through = await makeSeckill(it, { end_time: inMs(it, 3 * hour) })
  const later = await makeSeckill(it, { start_time: inMs(it, 2 * hour), end_time: inMs(it, 3 * hour) })
  const draft = await makeSeckill(it, { is_draft: true })
  const soon = await makeSeckill(it, { start_time: inMs(it, 20 * minute), end_time: inMs(it, hour) })
  for (const n of [2, 2]) await buy(await newBuyer(it), spanning.sku_id, n, `${4 * n}.00`)
  await buy(await newBuyer(it), first.sku_id, 2, '8.00')

  const now = await slotOf()
  expect(now.slot).toBe('2026-11-23T12')
  expect(now.slots.map(({ key, is_now }) => [key, is_now])).toEqual([
    ['2026-11-23T12', true],
    ['2026-11-23T14', false],
  ])
  expect(now.data.map(({ id, state }) => [id, state])).toEqual([
    [first.id, 'running'],
    [through.id, 'running'],
    [soon.id, 'coming'],
    [spanning.id, 'sold_out'],
  ])
  expect(now.data[0]).toMatchObject({
    goods_id: first.goods_id,
    price: '4.00',
    goods_price: '10.00',
    is_from: false,
    sold_percent: 40,
    left: 3,
    max_per_person: 2,
  })
  expect(now.data.find(({ id }) => id === draft.id)).toBeUndefined()
  expect((await slotOf({ slot: '2026-11-23T14' })).data.map(({ id, state }) => [id, state])).toEqual([
    [later.id, 'coming'],
    [through.id, 'running'],
    [spanning.id, 'sold_out'],
  ])
  expect((await slotOf({ slot: '2026-11-22T14' })).slot).toBe('2026-11-23T12')
  await expect(slotOf({ slot: '2026-11-23 14' })).rejects.toMatchObject({ code: 422 })
  const page = await it.as(null)(listSeckills, { query: { per_page: 2, page: 2 } })
  expect([page.data.map(({ id }) => id), page.total, page.last_page]).toEqual([[soon.id, spanning.id], 4, 2])

  it.advance(2 * hour)
  await endSeckills.run(it.ctx)
  it.advance(-hour - 10 * 1000 - minute)
  const ended = await inSlot(first.id)
  // Its time is over by the clock of the pools alone, so that a share stays what it was.
  expect(ended).toMatchObject({ sold_percent: 40 })
  it.advance(-hour + 10 * 1000 + minute)
})

test('what is stopped or taken off the shelf is not shown', async () => {
  const { id, goods_id, seller } = await makeSeckill(it)
  expect(await inSlot(id)).toMatchObject({ state: 'running' })
  await it.ctx.db.pool.query(`update goods set off_shelf_at = now() where id = $1`, [goods_id]).catch(() => undefined)
  await seller(stopSeckill, { params: { id }, body: { reason: '写错了' } })
  expect(await inSlot(id)).toBeUndefined()
  expect(await it.as(null)(goodsSeckill, { params: { id: goods_id } })).toBeNull()
})

test('the page of goods learns of a sale, of what one has ordered, and of the ordinary price', async () => {
  const { goods_id, sku_id } = await makeSeckill(it, {
    start_time: inMs(it, hour),
    end_time: inMs(it, 2 * hour),
    quota: 2,
  })
  const buyer = await newBuyer(it)
  const read = (call = buyer.call) => call(goodsSeckill, { params: { id: goods_id } })
  expect(await read()).toMatchObject({ state: 'coming', sold_percent: 0, left: 2, ordered: 0, is_reminded: false })
  it.advance(hour)
  await buy(buyer, sku_id, 1, '4.00')
  expect(await read()).toMatchObject({
    state: 'running',
    ordered: 1,
    sold_percent: 50,
    skus: [{ sku_id, price: '4.00', left: 1, goods_price: '10.00', goods_stock: 6 }],
  })
  expect(await read(it.as(null))).toMatchObject({ ordered: 0 })
  await buy(buyer, sku_id, 1, '4.00')
  expect(await read()).toMatchObject({ state: 'sold_out', sold_percent: 100, left: 0 })
  const { now_ms } = await it.as(null)(readClock, {})
  expect(Math.abs(now_ms - it.ctx.now().getTime())).toBeLessThan(10_000)
  it.advance(hour)
  expect(await read()).toBeNull()
  it.advance(-2 * hour)
})

test('a line of the cart says what its limit is, and has the ordinary price by choice', async () => {
  const { sku_id } = await makeSeckill(it, { quota: 2 })
  const buyer = await newBuyer(it)
  await buyer.call(addToCart, { body: { sku_id, buy_num: 3 } })
  const lineOf = async (query: object = {}) => (await buyer.call(listCart, { query }))[0]?.cart_list[0]
  expect(await lineOf()).toMatchObject({ problem: 'seckill_limit', activity_limit: 2, ordinary_price: '10.00' })
  expect(await lineOf({ ordinary: String(sku_id) })).toMatchObject({
    goods_price: '10.00',
    goods_stock: 6,
    activity: null,
    problem: null,
    activity_limit: null,
    activity_left: null,
    ordinary_price: null,
  })
  await buy(await newBuyer(it), sku_id, 2, '8.00')
  const preview = async (more: object) =>
    (await it.as(null)(previewCart, { body: { lines: [{ sku_id, buy_num: 1 }], ...more } }))[0]?.cart_list[0]
  expect(await preview({})).toMatchObject({ problem: 'seckill_sold_out', ordinary_price: '10.00' })
  expect(await preview({ ordinary: [sku_id] })).toMatchObject({ problem: null, goods_price: '10.00' })
  const body = { params: `sku-${sku_id}x3`, ordinary_price: [sku_id] }
  expect(await buyer.call(quoteOrder, { body })).toMatchObject({ orderable: true, total_price: '30.00' })
})

test('the chosen lines of one flash sale share its limit with what was ordered before', async () => {
  const store = await makeStore(it.ctx.db)
  const goods = await makeGoods(it.ctx.db, store.store_id, {
    freight_choice: 'free',
    skus: [{ on_hand: 8 }, { on_hand: 8 }],
  })
  const [sku_id, other_id] = goods.sku_ids as [number, number]
  const skus = goods.sku_ids.map((id) => ({ sku_id: id, price: '4.00', quota: 4 }))
  const { call: seller } = await loginSeller(it, store)
  const terms: object = { skus, max_per_person: 3 }
  await seller(sellerSeckills.store, { body: seckillForm(it, goods, terms) })
  const buyer = await newBuyer(it)
  await buy(buyer, sku_id, 1, '4.00')
  const { cart_id: first } = await buyer.call(addToCart, { body: { sku_id, buy_num: 2 } })
  const { cart_id: second } = await buyer.call(addToCart, { body: { sku_id: other_id, buy_num: 1 } })
  const linesOf = async (selected?: readonly number[]) => {
    const lines = (await buyer.call(listCart, { query: selected ? { selected: selected.join(',') } : {} }))[0]
      ?.cart_list
    return lines?.map(({ cart_id, activity_left, problem }) => [cart_id, activity_left, problem])
  }
  // Newest first.
  expect(await linesOf()).toEqual([
    [second, 2, null],
    [first, 1, 'seckill_limit'],
  ])
  expect(await linesOf([first])).toEqual([
    [second, 2, null],
    [first, 2, null],
  ])
  // What cannot be bought takes none of them.
  await it.ctx.db.pool.query('update skus set deleted_at = now() where id = $1', [other_id])
  expect(await linesOf()).toEqual([
    [second, 2, 'off_shelf'],
    [first, 2, null],
  ])
})

test('the home page shows each goods of a sale in the rail alone, and no rail without any', async () => {
  const { goods_id } = await makeSeckill(it, { end_time: inMs(it, 30 * minute) })
  // More than the ranking takes.
  for (let made = 0; made < 7; made++) await makeSeckill(it)
  const coming = await makeSeckill(it, { start_time: inMs(it, 10 * minute), end_time: inMs(it, hour) })
  const home = await it.as(null)(getHome, {})
  expect(home.seckills).toMatchObject({ end_time: '2026-11-23 13:00:00' })
  expect(home.seckills?.data.map((one) => one.goods_id)).not.toContain(coming.goods_id)
  const { data } = await slotOf()
  const changes = data.flatMap((one) => (one.state === 'coming' ? one.start_time : one.end_time)).toSorted()
  expect(changes).toContain(home.seckills?.changes_at)
  const rail = home.seckills?.data.map((one) => one.goods_id) ?? []
  const elsewhere = [...home.ranking, ...home.newest, ...home.floors.flatMap(({ goods }) => goods)].map(({ id }) => id)
  expect(elsewhere.filter((id) => rail.includes(id))).toEqual([])
  expect([...elsewhere, ...rail]).toContain(goods_id)
  expect(await keyOf(it.as(null)(goodsSeckill, { params: { id: 0 } }))).toBe('INVALID_INPUT')
})

// The last, since settings are kept for a second.
test('the hours of slots are a setting', async () => {
  await it.ctx.db.pool.query(`insert into settings (key, value) values ('seckill', '{"slot_hours": "8,20"}')`)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const { slots, slot } = await slotOf()
  expect([slot, slots[0]]).toMatchObject([
    '2026-11-23T08',
    { start_time: '2026-11-23 08:00:00', end_time: '2026-11-23 20:00:00', is_now: true },
  ])
  await it.ctx.db.pool.query(`delete from settings where key = 'seckill'`)
})
