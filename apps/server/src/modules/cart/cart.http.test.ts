import * as cart from '@fangshi/contract/cart'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { makeGoods, makeShopper, makeStore, type MadeGoods, type MadeStore } from '../../../test/factories.ts'

let it: TestApp
let store: MadeStore
beforeAll(async () => {
  it = await testApp()
  store = await makeStore(it.ctx.db)
})
afterAll(() => it.close())

const oneSku = async (sku: Parameters<typeof makeGoods>[2] = {}): Promise<MadeGoods & { sku_id: number }> => {
  const made = await makeGoods(it.ctx.db, store.store_id, sku)
  return { ...made, sku_id: made.sku_ids[0] as number }
}
const setPrice = (skuId: number, cents: number) =>
  it.ctx.db.pool.query('update skus set price_cents = $2 where id = $1', [skuId, cents])
const takeOff = (goodsId: number) => it.ctx.db.pool.query(`update goods set shelf = 'off' where id = $1`, [goodsId])

describe('adding', () => {
  test('grows the line of the SKU and counts the pieces', async () => {
    const { call } = await makeShopper(it)
    const a = await oneSku()
    const b = await oneSku()
    const first = await call(cart.addToCart, { body: { sku_id: a.sku_id, buy_num: 2 } })
    expect(first).toEqual({ cart_id: expect.any(Number), buy_num: 2, count: 2 })
    await call(cart.addToCart, { body: { goods_id: b.goods_id, sku_id: b.sku_id, buy_num: 5 } })
    const again = await call(cart.addToCart, { body: { sku_id: a.sku_id, buy_num: 3 } })
    expect(again).toEqual({ cart_id: first.cart_id, buy_num: 5, count: 10 })
    expect(await call(cart.cartCount, {})).toBe(10)
  })

  test.each([0, -1, 1.5, '2e3', '５', '', null, 1000])('refuses %j pieces', async (buy_num) => {
    const { call } = await makeShopper(it)
    const { sku_id } = await oneSku({ skus: [{ on_hand: 5000 }] })
    const refused = call(cart.addToCart, { body: { sku_id, buy_num: buy_num as number } })
    await expect(refused).rejects.toMatchObject({ code: 422, key: 'INVALID_INPUT' })
  })

  test('asks guests to log in', async () => {
    const refused = it.as(null)(cart.addToCart, { body: { sku_id: 1, buy_num: 1 } })
    await expect(refused).rejects.toMatchObject({ code: 401, key: 'NOT_LOGGED_IN' })
  })

  test('refuses what is not there, not on sale, not enough or the own', async () => {
    const shopper = await makeShopper(it)
    const add = (body: { sku_id: number; buy_num: number; goods_id?: number }) => shopper.call(cart.addToCart, { body })
    const { sku_id, goods_id } = await oneSku({ skus: [{ on_hand: 3 }] })
    await expect(add({ sku_id: 999_999, buy_num: 1 })).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
    await expect(add({ sku_id, goods_id: goods_id + 1, buy_num: 1 })).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
    await expect(add({ sku_id, buy_num: 4 })).rejects.toMatchObject({
      key: 'STOCK_SHORT',
      details: { sku_id, stock: 3 },
    })
    await add({ sku_id, buy_num: 2 })
    await expect(add({ sku_id, buy_num: 2 })).rejects.toMatchObject({ key: 'STOCK_SHORT' })
    await takeOff(goods_id)
    await expect(add({ sku_id, buy_num: 1 })).rejects.toMatchObject({ key: 'GOODS_OFF_SHELF' })
    const mine = await makeStore(it.ctx.db, { user_id: shopper.id })
    const own = await makeGoods(it.ctx.db, mine.store_id)
    await expect(add({ sku_id: own.sku_ids[0] as number, buy_num: 1 })).rejects.toMatchObject({ key: 'OWN_STORE' })
  })

  test('never holds more than 999 pieces of a SKU nor more than 200 lines', async () => {
    const shopper = await makeShopper(it)
    const { sku_ids } = await makeGoods(it.ctx.db, store.store_id, { skus: [{ on_hand: 5000 }, {}, {}] })
    const [many, other, last] = sku_ids as [number, number, number]
    await shopper.call(cart.addToCart, { body: { sku_id: many, buy_num: 998 } })
    const refused = shopper.call(cart.addToCart, { body: { sku_id: many, buy_num: 2 } })
    await expect(refused).rejects.toMatchObject({ fields: { buy_num: 'BUY_NUM_INVALID' } })
    const fill = await makeGoods(it.ctx.db, store.store_id, { skus: Array.from({ length: 198 }, () => ({})) })
    await it.ctx.db.pool.query(
      'insert into carts (user_id, sku_id, buy_num, price_cents) select $1, unnest($2::bigint[]), 1, 1000',
      [shopper.id, fill.sku_ids],
    )
    await shopper.call(cart.addToCart, { body: { sku_id: other, buy_num: 1 } })
    const full = shopper.call(cart.addToCart, { body: { sku_id: last, buy_num: 1 } })
    await expect(full).rejects.toMatchObject({ key: 'CART_FULL' })
    await shopper.call(cart.addToCart, { body: { sku_id: other, buy_num: 1 } })
  })

  test('at once from many tabs loses nothing and stays within the stock', async () => {
    const { call } = await makeShopper(it)
    const { sku_id } = await oneSku({ skus: [{ on_hand: 20 }] })
    const all = await Promise.allSettled(
      Array.from({ length: 32 }, () => call(cart.addToCart, { body: { sku_id, buy_num: 1 } })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await call(cart.cartCount, {})).toBe(20)
  })
})

describe('the list', () => {
  test('groups by store, newest first, and says what changed', async () => {
    const { call } = await makeShopper(it)
    const a = await oneSku()
    const second = await makeStore(it.ctx.db)
    const b = await makeGoods(it.ctx.db, second.store_id, { skus: [{ price_cents: 500, on_hand: 9 }] })
    await call(cart.addToCart, { body: { sku_id: a.sku_id, buy_num: 2 } })
    await call(cart.addToCart, { body: { sku_id: b.sku_ids[0] as number, buy_num: 3 } })
    await setPrice(a.sku_id, 1234)
    await takeOff(b.goods_id)
    const stores = await call(cart.listCart, {})
    expect(stores.map(({ store_id }) => store_id)).toEqual([second.store_id, store.store_id])
    expect(stores[0]?.cart_list[0]).toMatchObject({ goods_price: '5.00', price_was: null, problem: 'off_shelf' })
    expect(stores[1]?.cart_list[0]).toMatchObject({
      goods_price: '12.34',
      price_was: '10.00',
      total_price: '24.68',
      goods_stock: 100,
      problem: null,
    })
  })

  test('marks lines that are sold out or more than there is', async () => {
    const { call } = await makeShopper(it)
    const { sku_ids } = await makeGoods(it.ctx.db, store.store_id, { skus: [{ on_hand: 5 }, { on_hand: 5 }] })
    for (const sku_id of sku_ids) await call(cart.addToCart, { body: { sku_id, buy_num: 3 } })
    await it.ctx.db.pool.query('update skus set on_hand = 0 where id = $1', [sku_ids[0]])
    await it.ctx.db.pool.query('update skus set on_hand = 2 where id = $1', [sku_ids[1]])
    const lines = (await call(cart.listCart, {})).flatMap(({ cart_list }) => cart_list)
    expect(lines.map(({ sku_id, problem }) => [sku_id, problem])).toEqual([
      [sku_ids[1], 'stock_short'],
      [sku_ids[0], 'sold_out'],
    ])
  })

  test('is empty for a new shopper and closed to guests, whose own count is 0', async () => {
    expect(await (await makeShopper(it)).call(cart.listCart, {})).toEqual([])
    await expect(it.as(null)(cart.listCart, {})).rejects.toMatchObject({ code: 401 })
    expect(await it.as(null)(cart.cartCount, {})).toBe(0)
  })
})

describe('the preview', () => {
  test('prices a guest’s lines and leaves unknown SKUs out', async () => {
    const { sku_id } = await oneSku()
    const lines = [
      { sku_id, buy_num: 2 },
      { sku_id: 999_999, buy_num: 1 },
    ]
    const stores = await it.as(null)(cart.previewCart, { body: { lines } })
    expect(stores).toHaveLength(1)
    expect(stores[0]?.cart_list).toEqual([expect.objectContaining({ cart_id: 0, sku_id, total_price: '20.00' })])
  })

  test('refuses more than 100 lines and wrong quantities', async () => {
    const tooMany = Array.from({ length: 101 }, (_, i) => ({ sku_id: i + 1, buy_num: 1 }))
    const guest = it.as(null)
    await expect(guest(cart.previewCart, { body: { lines: tooMany } })).rejects.toMatchObject({ code: 422 })
    const wrong = guest(cart.previewCart, { body: { lines: [{ sku_id: 1, buy_num: 0 }] } })
    await expect(wrong).rejects.toMatchObject({ fields: { 'lines.0.buy_num': 'BUY_NUM_INVALID' } })
  })
})

describe('changing and removing', () => {
  test('sets the pieces of an own line within the stock', async () => {
    const { call } = await makeShopper(it)
    const { sku_id } = await oneSku({ skus: [{ on_hand: 8 }] })
    const other = await oneSku()
    await call(cart.addToCart, { body: { sku_id: other.sku_id, buy_num: 4 } })
    const { cart_id } = await call(cart.addToCart, { body: { sku_id, buy_num: 5 } })
    const edited = await call(cart.editCartLine, { params: { id: cart_id }, body: { buy_num: 1 } })
    expect(edited).toEqual({ cart_id, buy_num: 1, count: 5 })
    const short = call(cart.editCartLine, { params: { id: cart_id }, body: { buy_num: 9 } })
    await expect(short).rejects.toMatchObject({ key: 'STOCK_SHORT', details: { stock: 8 } })
    const wrong = call(cart.editCartLine, { params: { id: cart_id }, body: { buy_num: 0 } })
    await expect(wrong).rejects.toMatchObject({ fields: { buy_num: 'BUY_NUM_INVALID' } })
  })

  test('touches no line of someone else, not even beside own ones', async () => {
    const mine = await makeShopper(it)
    const theirs = await makeShopper(it)
    const { sku_id } = await oneSku()
    const a = await mine.call(cart.addToCart, { body: { sku_id, buy_num: 1 } })
    const b = await theirs.call(cart.addToCart, { body: { sku_id, buy_num: 1 } })
    const edit = mine.call(cart.editCartLine, { params: { id: b.cart_id }, body: { buy_num: 2 } })
    await expect(edit).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })
    const remove = mine.call(cart.removeCartLines, { params: { ids: `${a.cart_id},${b.cart_id}` } })
    await expect(remove).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })
    expect(await mine.call(cart.cartCount, {})).toBe(1)
    const guest = it.as(null)
    await expect(guest(cart.removeCartLines, { params: { ids: '1' } })).rejects.toMatchObject({ code: 401 })
    await expect(guest(cart.editCartLine, { params: { id: 1 }, body: { buy_num: 1 } })).rejects.toMatchObject({
      code: 401,
    })
  })

  test('removes own lines and says how many pieces are left', async () => {
    const { call } = await makeShopper(it)
    const { sku_ids } = await makeGoods(it.ctx.db, store.store_id, { skus: [{}, {}, {}] })
    const ids: number[] = []
    for (const sku_id of sku_ids) ids.push((await call(cart.addToCart, { body: { sku_id, buy_num: 2 } })).cart_id)
    expect(await call(cart.removeCartLines, { params: { ids: `${ids[0]},${ids[2]},${ids[0]}` } })).toEqual({ count: 2 })
    const bad = call(cart.removeCartLines, { params: { ids: '1;drop' } })
    await expect(bad).rejects.toMatchObject({ code: 422 })
  })
})

describe('merging', () => {
  test('adds once, capped by stock, without what cannot be bought', async () => {
    const shopper = await makeShopper(it)
    const a = await oneSku({ skus: [{ on_hand: 6 }] })
    const b = await oneSku()
    const off = await oneSku({ shelf: 'off' })
    const mine = await makeStore(it.ctx.db, { user_id: shopper.id })
    const own = await makeGoods(it.ctx.db, mine.store_id)
    await shopper.call(cart.addToCart, { body: { sku_id: a.sku_id, buy_num: 4 } })
    const lines = [a.sku_id, b.sku_id, b.sku_id, off.sku_id, own.sku_ids[0] as number, 999_999].map((sku_id) => ({
      sku_id,
      buy_num: 5,
    }))
    const key = newKey()
    const merged = await Promise.all(
      Array.from({ length: 8 }, () => shopper.call(cart.mergeCart, { body: { lines } }, { key })),
    )
    expect(new Set(merged.map(({ count }) => count))).toEqual(new Set([16]))
    const kept = (await shopper.call(cart.listCart, {})).flatMap(({ cart_list }) => cart_list)
    expect(kept.map(({ sku_id, buy_num }) => [sku_id, buy_num])).toEqual([
      [b.sku_id, 10],
      [a.sku_id, 6],
    ])
  })

  test('asks guests to log in and checks its lines', async () => {
    await expect(it.as(null)(cart.mergeCart, { body: { lines: [] } })).rejects.toMatchObject({ code: 401 })
    const { call } = await makeShopper(it)
    const wrong = call(cart.mergeCart, { body: { lines: [{ sku_id: 1, buy_num: 1.5 }] } })
    await expect(wrong).rejects.toMatchObject({ code: 422 })
  })
})
