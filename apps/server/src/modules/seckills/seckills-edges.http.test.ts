import { addToCart, listCart } from '@fangshi/contract/cart'
import { getGoods, getStore, goodsFacets, listGoods, suggestGoods } from '@fangshi/contract/catalog'
import { addFavorites, listFavorites, listHistory, noteViews } from '@fangshi/contract/favorites'
import { quoteOrder } from '@fangshi/contract/orders'
import { stopSeckill } from '@fangshi/contract/seckills'
import { getHome } from '@fangshi/contract/shopfront'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { buy, hour, inMs, makeSeckill, newBuyer, type MadeSeckill } from '../../../test/activities/seckills.ts'
import { makeGoods } from '../../../test/factories.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { listPrices } from '../catalog/activities/list-prices.timers.ts'
import { indexGoods } from '../catalog/search-index/search-index.ts'
import { endSeckills } from './seckills.timers.ts'

/** A clock that stands still, so that an edge can be looked at from both sides. */
let clock = Math.ceil(Date.now() / 1000) * 1000
let it: TestApp
beforeAll(async () => {
  it = await testApp({}, { now: () => new Date(clock) })
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const list = async (query: object) => (await it.as(null)(listGoods, { query })).data
const cardOf = async ({ goods_id, store }: MadeSeckill, query: object = {}) =>
  (await list({ store_id: store.store_id, ...query })).find(({ id }) => id === goods_id)
const runTimers = async () => {
  await listPrices.run(it.ctx)
  await endSeckills.run(it.ctx)
}

test('1 ms before and after the start and the end, every list, the page, cart, quote and order have one price', async () => {
  const sale = await makeSeckill(
    it,
    { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour), max_per_person: 9 },
    20,
  )
  const { goods_id, sku_id, store } = sale
  await inTx(it.ctx.db, (tx) => indexGoods(tx, [goods_id]))
  const buyer = await newBuyer(it)
  await buyer.call(addToCart, { body: { sku_id, buy_num: 1 } })
  await buyer.call(addFavorites, { body: { is_type: 'goods', out_id: String(goods_id) } })
  await buyer.call(noteViews, { body: { goods: [{ goods_id }] } })
  const guest = it.as(null)

  async function prices(): Promise<Record<string, string | null | undefined>> {
    const page = await guest(getGoods, { params: { id: goods_id } })
    const home = await guest(getHome, {})
    const shop = await guest(getStore, { params: { id: store.store_id } })
    const keywords = page.goods_name
    const [cart] = await buyer.call(listCart, {})
    const quote = await buyer.call(quoteOrder, { body: { params: `sku-${sku_id}x1` } })
    const order = await buy(buyer, sku_id, 1, quote.total_price)
    const inHome = [...home.ranking, ...home.newest, ...home.floors.flatMap(({ goods }) => goods)]
    const priceIn = (goods: readonly { id: number; goods_price: string }[]) =>
      goods.find(({ id }) => id === goods_id)?.goods_price
    return {
      page: page.goods_price,
      sku: page.skus.find(({ id }) => id === sku_id)?.goods_price,
      list: (await cardOf(sale))?.goods_price,
      newest: (await cardOf(sale, { sort: 'newest' }))?.goods_price,
      'sorted by price': (await cardOf(sale, { sort: 'price_up' }))?.goods_price,
      search: (await cardOf(sale, { keywords }))?.goods_price,
      'search by price': (await cardOf(sale, { keywords, sort: 'price_down' }))?.goods_price,
      suggestion: priceIn((await guest(suggestGoods, { query: { keywords } })).goods),
      store: priceIn(shop.sale_list),
      home: priceIn(inHome),
      favourite: (await buyer.call(listFavorites, { query: {} })).data[0]?.goods_price,
      history: priceIn(await buyer.call(listHistory, { query: {} })),
      cart: cart?.cart_list[0]?.goods_price,
      quote: quote.total_price,
      order: order.total_price,
    }
  }
  const start = clock + hour
  const edges: [ms: number, price: string][] = [
    [start - 1, '10.00'],
    [start, '4.00'],
    [start + hour - 1, '4.00'],
    [start + hour, '10.00'],
  ]
  for (const [ms, price] of edges) {
    clock = ms
    const found = await prices()
    expect(found, `${ms - start} ms after the start`).toEqual(
      Object.fromEntries(Object.keys(found).map((where) => [where, price])),
    )
    const isRunning = price === '4.00'
    expect(Boolean((await cardOf(sale))?.seckill)).toBe(isRunning)
    expect(await keyOf(buy(buyer, sku_id, 1, isRunning ? '10.00' : '4.00'))).toBe('PRICE_CHANGED')
    await runTimers()
  }
})

test('goods whose whole stock is in a flash sale can be bought, and say so when it is sold out', async () => {
  const sale = await makeSeckill(it, { max_per_person: 9, quota: 4 }, 4)
  const { goods_id, sku_id, sku_ids, store } = sale
  await it.ctx.db.pool.query('update skus set deleted_at = now() where id = $1', [sku_ids[1]])
  const inStock = async () => ({
    stock: (await cardOf(sale))?.goods_stock,
    listed: Boolean(await cardOf(sale, { in_stock: 1 })),
    counted: (await it.as(null)(goodsFacets, { query: { store_id: store.store_id } })).in_stock,
  })
  expect(await cardOf(sale)).toMatchObject({
    goods_price: '4.00',
    seckill: { price_was: '10.00', sold_percent: 0, is_sold_out: false, end_time: inMs(it, hour) },
  })
  expect(await inStock()).toEqual({ stock: 4, listed: true, counted: 1 })
  const buyer = await newBuyer(it)
  await buyer.call(addFavorites, { body: { is_type: 'goods', out_id: String(goods_id) } })
  const favourite = async () => (await buyer.call(listFavorites, { query: {} })).data[0]
  await buy(buyer, sku_id, 3, '12.00')
  expect(await cardOf(sale)).toMatchObject({ goods_stock: 1, seckill: { sold_percent: 75, is_sold_out: false } })
  expect(await favourite()).toMatchObject({ state: 'on_sale', goods_price: '4.00', price_was: '10.00' })
  await buy(buyer, sku_id, 1, '4.00')
  expect(await cardOf(sale)).toMatchObject({ goods_price: '4.00', seckill: { sold_percent: 100, is_sold_out: true } })
  expect(await inStock()).toEqual({ stock: 0, listed: false, counted: 0 })
  expect(await favourite()).toMatchObject({ state: 'sold_out', seckill: { is_sold_out: true } })
})

test('lists sort and filter by the price of a flash sale while it runs, until it is stopped', async () => {
  const sale = await makeSeckill(it, { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) })
  const { store, goods_id, seller, id } = sale
  const cheaper = (await makeGoods(it.ctx.db, store.store_id, { skus: [{ price_cents: 700 }] })).goods_id
  const found = async () => ({
    order: (await list({ store_id: store.store_id, sort: 'price_up' })).map((card) => card.id),
    upTo5: (await list({ store_id: store.store_id, price_max: '5.00' })).map((card) => card.id),
    lowest: (await it.as(null)(goodsFacets, { query: { store_id: store.store_id } })).price.min,
  })
  const usual = { order: [cheaper, goods_id], upTo5: [], lowest: '7.00' }
  await runTimers()
  expect(await found()).toEqual(usual)
  clock += hour
  await runTimers()
  expect(await found()).toEqual({ order: [goods_id, cheaper], upTo5: [goods_id], lowest: '4.00' })
  // A change of the ordinary price meanwhile leaves the place in lists, and counts afterwards.
  await it.ctx.db.pool.query('update skus set price_cents = 650 where goods_id = $1', [goods_id])
  expect(await audit(it.ctx.db)).toEqual([])
  expect((await found()).lowest).toBe('4.00')
  await seller(stopSeckill, { params: { id }, body: { reason: '写错了价格' } }, { key: newKey() })
  expect(await found()).toEqual({ order: [goods_id, cheaper], upTo5: [], lowest: '6.50' })
  expect(await cardOf(sale)).toMatchObject({ goods_price: '6.50', seckill: null })
})
