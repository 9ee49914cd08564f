import { getGoods } from '@fangshi/contract/catalog'
import { addToCart, listCart } from '@fangshi/contract/cart'
import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import { getPayment, moveOrder, payOrder, quoteOrder } from '@fangshi/contract/orders'
import {
  adminSeckills,
  seckillGoods,
  sellerSeckills,
  stopSeckill,
  stopSeckillAsAdmin,
} from '@fangshi/contract/seckills'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { newKey, type TestApp } from '../../../test/app.ts'
import { loginSeller, makeGoods, makeStore } from '../../../test/factories.ts'
import { buy, hour, inMs, makeSeckill, newBuyer, piecesOf, seckillForm } from '../../../test/activities/seckills.ts'
import { audit } from '../../audit.ts'
import { endSeckills } from './seckills.timers.ts'

let backoffice: Backoffice
let it: TestApp
beforeAll(async () => {
  backoffice = await openBackoffice()
  it = backoffice.app
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const key = () => ({ key: newKey() })
const reason = { reason: '写错了价格' }
/** Does something as if some ms had passed. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  it.advance(ms)
  return work().finally(() => it.advance(-ms))
}

describe('a store', () => {
  test('puts the quota of a flash sale aside when it is planned, and gets back what is left when it ends', async () => {
    const { id, sku_id, seller } = await makeSeckill(it, { is_draft: true })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '8/0', pool: null })
    const planned = await seller(sellerSeckills.update, { params: { id }, body: { is_draft: false } })
    expect(planned).toMatchObject({ state: 'running', quota: 5, ordered: 0, actions: ['extend', 'stop'] })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/0', pool: '5/0' })
    await endSeckills.run(it.ctx)
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/0', pool: '5/0' })
    await later(hour, async () => {
      await endSeckills.run(it.ctx)
      await endSeckills.run(it.ctx)
    })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '8/0', pool: '0/0' })
  })

  test('changes all of one that has not started, and lets a running one only grow', async () => {
    const { id, sku_id, sku_ids, seller } = await makeSeckill(it, {
      start_time: inMs(it, hour),
      end_time: inMs(it, 2 * hour),
    })
    const change = (body: object) => seller(sellerSeckills.update, { params: { id }, body })
    const skus = (...terms: [price: string, quota: number][]) => ({
      skus: terms.map(([price, quota], at) => ({ sku_id: sku_ids[at] as number, price, quota })),
    })
    await change({ ...skus(['5.00', 2], ['6.00', 3]), max_per_person: 1 })
    expect([await piecesOf(it, sku_id), await piecesOf(it, sku_ids[1] as number)]).toEqual([
      { shelf: '6/0', pool: '2/0' },
      { shelf: '5/0', pool: '3/0' },
    ])
    await later(hour, async () => {
      await change({ ...skus(['5.00', 4], ['6.00', 3]), end_time: inMs(it, 3 * hour) })
      const refused = [
        change({ max_per_person: 2 }),
        change({ is_draft: true }),
        change(skus(['4.00', 4], ['6.00', 3])),
        change(skus(['5.00', 4])),
        change(skus(['5.00', 3], ['6.00', 3])),
        change({ end_time: inMs(it, hour) }),
        change(skus(['5.00', 40], ['6.00', 3])),
        seller(sellerSeckills.destroy, { params: { ids: String(id) } }),
      ]
      expect(await Promise.all(refused.map(keyOf))).toEqual([
        ...Array.from({ length: 4 }, () => 'ACTIVITY_STARTED'),
        'INVALID_INPUT',
        'INVALID_INPUT',
        'STOCK_SHORT',
        'ACTIVITY_MOVE_REFUSED',
      ])
      expect(await piecesOf(it, sku_id)).toEqual({ shelf: '4/0', pool: '4/0' })
      await seller(stopSeckill, { params: { id }, body: reason })
    })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '8/0', pool: '0/0' })
    expect(await keyOf(change({ max_per_person: 3 }))).toBe('ACTIVITY_MOVE_REFUSED')
  })

  test('deletes one that has not started', async () => {
    const { id, sku_id, seller } = await makeSeckill(it, { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) })
    await seller(sellerSeckills.destroy, { params: { ids: String(id) } })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '8/0', pool: '0/0' })
    expect(await keyOf(seller(sellerSeckills.show, { params: { id } }))).toBe('NOT_FOUND')
  })

  test('is told what is wrong with its form', async () => {
    const store = await makeStore(it.ctx.db)
    const goods = await makeGoods(it.ctx.db, store.store_id)
    const other = await makeGoods(it.ctx.db, (await makeStore(it.ctx.db)).store_id)
    const { call } = await loginSeller(it, store)
    const add = (over: object) => call(sellerSeckills.store, { body: seckillForm(it, goods, over) })
    const sku = { sku_id: goods.sku_ids[0] as number, price: '4.00', quota: 5 }
    const fieldsOf = (over: object) =>
      add(over).catch((error: { fields: object; key: string }) =>
        error.key === 'INVALID_INPUT' ? error.fields : error.key,
      )
    expect(await fieldsOf({ end_time: inMs(it, -1000) })).toEqual({ end_time: 'END_BEFORE_START' })
    expect(await fieldsOf({ start_time: inMs(it, -2 * hour), end_time: inMs(it, -hour) })).toEqual({
      end_time: 'TIME_PAST',
    })
    expect(await fieldsOf({ skus: [{ ...sku, price: '10.00' }] })).toEqual({ 'skus.0.price': 'SECKILL_PRICE_TOO_HIGH' })
    expect(await fieldsOf({ skus: [{ ...sku, price: '0.00' }] })).toEqual({ 'skus.0.price': 'TOO_SMALL' })
    expect(await fieldsOf({ skus: [sku, sku] })).toEqual({ 'skus.1.sku_id': 'TAKEN' })
    expect(await fieldsOf({ skus: [{ ...sku, sku_id: other.sku_ids[0] }] })).toEqual({
      'skus.0.sku_id': 'CHOICE_INVALID',
    })
    expect(await fieldsOf({ goods_id: other.goods_id })).toEqual({ goods_id: 'CHOICE_INVALID' })
    expect(await fieldsOf({ skus: [{ ...sku, quota: 101 }] })).toBe('STOCK_SHORT')
    await add({})
    expect(await fieldsOf({ start_time: inMs(it, hour - 60_000), end_time: inMs(it, 2 * hour) })).toBe(
      'ACTIVITY_OVERLAPS',
    )
    await add({ start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) })
  })

  test('reaches its own flash sales and goods alone', async () => {
    const { id, goods_id, seller } = await makeSeckill(it)
    const other = (await loginSeller(it, await makeStore(it.ctx.db))).call
    const calls = [
      other(sellerSeckills.show, { params: { id } }),
      other(sellerSeckills.update, { params: { id }, body: { max_per_person: 1 } }),
      other(stopSeckill, { params: { id }, body: reason }),
      other(seckillGoods, { params: { id: goods_id } }),
    ]
    expect(await Promise.all(calls.map(keyOf))).toEqual(calls.map(() => 'NOT_FOUND'))
    expect(await keyOf(it.as(null, 'Seller')(sellerSeckills.index, { query: {} }))).toBe('NOT_LOGGED_IN')
    expect((await seller(seckillGoods, { params: { id: goods_id } })).skus).toMatchObject([
      { goods_price: '10.00', stock: 3 },
      { goods_price: '10.00', stock: 8 },
    ])
  })
})

test('the platform sees all that are planned, and stops one with a reason', async () => {
  const { id, sku_id, seller } = await makeSeckill(it)
  const draft = await makeSeckill(it, { is_draft: true })
  const { data } = await backoffice.boss(adminSeckills.index, { query: { state: 'running' } })
  expect(data.find((row) => row.id === id)).toMatchObject({ state: 'running', actions: ['stop'], quota: 5 })
  expect(data.some((row) => row.id === draft.id)).toBe(false)
  await backoffice.boss(stopSeckillAsAdmin, { params: { id }, body: reason })
  expect(await keyOf(backoffice.boss(stopSeckillAsAdmin, { params: { id }, body: reason }))).toBe(
    'ACTIVITY_MOVE_REFUSED',
  )
  expect(await seller(sellerSeckills.show, { params: { id } })).toMatchObject({
    state: 'stopped',
    stopped_by: 'platform',
    stop_reason: reason.reason,
    skus: [{ price: '4.00', goods_price: '10.00', quota: 5, ordered: 0, stock: 8 }],
  })
  expect(await piecesOf(it, sku_id)).toEqual({ shelf: '8/0', pool: '0/0' })
})

describe('a shopper', () => {
  test('sees the price on the page, in cart and quote from the start to the end, to the millisecond', async () => {
    const { sku_id, goods_id } = await makeSeckill(it, { start_time: inMs(it, hour), end_time: inMs(it, 2 * hour) })
    const start = Date.parse(
      (await it.ctx.db.pool.query('select start_time from goods_activities order by id desc limit 1')).rows[0]
        .start_time,
    )
    const buyer = await newBuyer(it)
    await buyer.call(addToCart, { body: { sku_id, buy_num: 1 } })
    const pricesAt = async (ms: number) => {
      it.setNow(new Date(ms))
      const [store] = await buyer.call(listCart, {})
      const quote = await buyer.call(quoteOrder, { body: { params: `sku-${sku_id}x1` } })
      const page = await it.as(null)(getGoods, { params: { id: goods_id } })
      return [
        page.goods_price,
        store?.cart_list[0]?.goods_price,
        quote.stores[0]?.lines[0]?.goods_price,
        quote.total_price,
      ]
    }
    const before = it.ctx.now()
    const all = (price: string) => [price, price, price, price]
    try {
      // The clock of tests goes on between two calls, so that before an edge it stands half a second away.
      expect(await pricesAt(start - 500)).toEqual(all('10.00'))
      expect(await pricesAt(start)).toEqual(all('4.00'))
      expect(await pricesAt(start + hour - 500)).toEqual(all('4.00'))
      expect(await pricesAt(start + hour)).toEqual(all('10.00'))
      expect(await keyOf(buy(buyer, sku_id, 1, '4.00'))).toBe('PRICE_CHANGED')
    } finally {
      it.setNow(before)
    }
  })

  test('sees on the page which SKUs are in it and what is left of each', async () => {
    const { goods_id, sku_ids, sku_id } = await makeSeckill(it)
    await buy(await newBuyer(it), sku_id, 1, '4.00')
    await buy(await newBuyer(it), sku_ids[1] as number, 1, '10.00')
    const page = await it.as(null)(getGoods, { params: { id: goods_id } })
    expect(page.skus.map((sku) => [sku.id, sku.goods_price, sku.goods_market_price, sku.goods_stock])).toEqual([
      [sku_id, '4.00', '10.00', 4],
      [sku_ids[1], '10.00', '10.00', 7],
    ])
    expect(page).toMatchObject({ goods_price: '4.00', goods_stock: 11 })
  })

  test('sees below a page the goods of the same class, best sellers first, at the prices of their flash sales', async () => {
    const { goods_id, store } = await makeSeckill(it)
    const [page, best] = [await makeGoods(it.ctx.db, store.store_id), await makeGoods(it.ctx.db, store.store_id)]
    for (const [id, sold] of [
      [page.goods_id, 0],
      [goods_id, 3],
      [best.goods_id, 5],
    ]) {
      await it.ctx.db.pool.query(
        `update goods_sales set sale_count = $3, class_id = (select class_id from goods where id = $1) where goods_id = $2`,
        [page.goods_id, id, sold],
      )
    }
    const { sale_list } = await it.as(null)(getGoods, { params: { id: page.goods_id } })
    // As the audit at the end computes them.
    await it.ctx.db.pool.query(
      `update goods_sales s set sale_count = 0, class_id = g.class_id from goods g where g.id = s.goods_id and s.goods_id = any($1)`,
      [[page.goods_id, goods_id, best.goods_id]],
    )
    expect(sale_list.map((card) => [card.id, card.goods_price, card.seckill?.price_was])).toEqual([
      [best.goods_id, '10.00', undefined],
      [goods_id, '4.00', '10.00'],
    ])
  })

  test('pays the price within 15 minutes; the quota comes back once when the order is cancelled', async () => {
    const { sku_id } = await makeSeckill(it)
    const buyer = await newBuyer(it)
    const { group_no, order_id } = await buy(buyer, sku_id, 2, '8.00')
    const { pay_before, now } = await buyer.call(getPayment, { params: { group_no }, query: {} })
    expect(Date.parse(pay_before as string) - Date.parse(now)).toBeLessThanOrEqual(15 * 60_000)
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/0', pool: '5/2' })
    expect(await keyOf(buy(buyer, sku_id, 1, '4.00'))).toBe('SECKILL_LIMIT')
    const cancel = () =>
      buyer.call(moveOrder, { params: { id: order_id[0] as number }, body: { action: 'cancel' } }, key())
    expect(await Promise.all([cancel(), cancel()].map(keyOf))).toEqual(
      expect.arrayContaining(['ok', 'ORDER_MOVE_REFUSED']),
    )
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/0', pool: '5/0' })
    await buy(buyer, sku_id, 2, '8.00')
  })

  test('gets the money back before shipping, and the activity its quota', async () => {
    const { sku_id } = await makeSeckill(it)
    const buyer = await newBuyer(it)
    const { group_no, order_no } = await buy(buyer, sku_id, 2, '8.00')
    await buyer.call(payOrder, { body: { group_no, method: 'balance', ticket: await buyer.ticket() } }, key())
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/0', pool: '3/0' })
    const { rows } = await it.ctx.db.pool.query('select id from orders where order_no = $1', [order_no[0]])
    await backoffice.boss(cancelOrder, { params: { id: rows[0].id }, body: { reason: 'other' } as never }, key())
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/0', pool: '5/0' })
    await buy(buyer, sku_id, 2, '8.00')
  })

  test('that pays or cancels after the end does so from the activity; what is cancelled goes to the ordinary stock', async () => {
    const { id, sku_id, seller } = await makeSeckill(it)
    const [payer, other] = [await newBuyer(it), await newBuyer(it)]
    const { group_no } = await buy(payer, sku_id, 2, '8.00')
    const { order_id } = await buy(other, sku_id, 1, '4.00')
    await seller(stopSeckill, { params: { id }, body: reason })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '5/0', pool: '3/3' })
    await payer.call(payOrder, { body: { group_no, method: 'balance', ticket: await payer.ticket() } }, key())
    await other.call(moveOrder, { params: { id: order_id[0] as number }, body: { action: 'cancel' } }, key())
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '6/0', pool: '0/0' })
  })

  test('is told that it is sold out, and buys at the ordinary price only by choice', async () => {
    const { sku_id } = await makeSeckill(it)
    for (const n of [2, 2]) await buy(await newBuyer(it), sku_id, n, `${4 * n}.00`)
    const buyer = await newBuyer(it)
    expect(await keyOf(buy(buyer, sku_id, 2, '8.00'))).toBe('STOCK_SHORT')
    await buy(buyer, sku_id, 1, '4.00')
    const late = await newBuyer(it)
    expect(await keyOf(buy(late, sku_id, 1, '4.00'))).toBe('SECKILL_SOLD_OUT')
    const quoted = (body: object) => late.call(quoteOrder, { body: { params: `sku-${sku_id}x1`, ...body } })
    expect(await quoted({})).toMatchObject({
      orderable: false,
      total_price: '4.00',
      stores: [{ lines: [{ activity: 'seckill', problem: 'seckill_sold_out', goods_stock: 0 }] }],
    })
    expect(await quoted({ ordinary_price: [sku_id] })).toMatchObject({
      orderable: true,
      total_price: '10.00',
      stores: [{ lines: [{ activity: null, problem: null, goods_stock: 3 }] }],
    })
    await buy(late, sku_id, 1, '10.00', { ordinary_price: [sku_id] })
    expect(await piecesOf(it, sku_id)).toEqual({ shelf: '3/1', pool: '5/5' })
  })
})
