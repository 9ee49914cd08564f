import { addToCart, cartCount } from '@fangshi/contract/cart'
import * as orders from '@fangshi/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import {
  makeAddress,
  makeGoods,
  makeShopper,
  makeStore,
  type MadeGoods,
  type MadeShopper,
  type MadeStore,
} from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { payOrder } from '../life/pay-order.ts'
import { placeOrder } from './place-order.ts'

let it: TestApp
let stores: [MadeStore, MadeStore]
let goods: [MadeGoods, MadeGoods]
let shopper: MadeShopper
let address_id: number
beforeAll(async () => {
  it = await testApp()
})
beforeEach(async () => {
  const { db } = it.ctx
  stores = [await makeStore(db), await makeStore(db, { first_price_cents: 900 })]
  goods = [
    await makeGoods(db, stores[0].store_id, { skus: [{ price_cents: 1000 }, { price_cents: 1500, on_hand: 5 }] }),
    await makeGoods(db, stores[1].store_id, { skus: [{ price_cents: 333, weight_g: 700 }] }),
  ]
  shopper = await makeShopper(it, { money_cents: 100_000 })
  address_id = await makeAddress(db, shopper.id)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const sku = (of: MadeGoods, index = 0): number => of.sku_ids[index] as number
const add = async (sku_id: number, buy_num: number) =>
  (await shopper.call(addToCart, { body: { sku_id, buy_num } })).cart_id
/** Two lines of the first store, one of the second: 2 × 10.00, 1 × 15.00, 3 × 3.33. */
const fillCart = async () => [await add(sku(goods[0]), 2), await add(sku(goods[0], 1), 1), await add(sku(goods[1]), 3)]
const stockOf = async (id: number) =>
  (await it.ctx.db.pool.query('select on_hand, reserved from skus where id = $1', [id])).rows[0]
const before = (params: string, to: number | undefined = address_id) =>
  shopper.call(orders.quoteOrder, { body: to === undefined ? { params } : { params, address_id: to } })
const create = (body: { params: string; total_price: string; address_id?: number }, by = shopper) =>
  by.call(orders.createOrder, { body: { address_id, ...body } })

describe('the quote', () => {
  test('groups the lines by store and adds freight for the address', async () => {
    const ids = await fillCart()
    const quote = await before(`cart-${ids.join('-')}`)
    expect(quote).toMatchObject({
      address_id,
      goods_money: '44.99',
      freight_money: '21.00', // 1.5 kg: 6.00 + 2.00; 2.1 kg: 9.00 + 2 × 2.00
      total_price: '65.99',
      orderable: true,
    })
    expect(quote.stores.map((store) => [store.store_id, store.total_price])).toEqual([
      [stores[1].store_id, '22.99'],
      [stores[0].store_id, '43.00'],
    ])
  })

  test('takes the default address unless another is named; without any it is not final', async () => {
    const params = `sku-${sku(goods[0])}x1`
    expect(await shopper.call(orders.quoteOrder, { body: { params } })).toMatchObject({ address_id, orderable: true })
    const homeless = await makeShopper(it)
    const open = await homeless.call(orders.quoteOrder, { body: { params } })
    expect(open).toMatchObject({ address_id: null, freight_money: '0.00', orderable: false })
  })

  test('says what stands against a line', async () => {
    const ids = await fillCart()
    await it.ctx.db.pool.query(`update goods set shelf = 'off' where id = $1`, [goods[1].goods_id])
    const quote = await before(`cart-${ids.join('-')}`)
    expect(quote.orderable).toBe(false)
    expect(quote.stores.flatMap(({ lines }) => lines.map(({ problem }) => problem))).toEqual(['off_shelf', null, null])
  })

  test.each(['', 'cart', 'cart-', 'cart-0', 'sku-1x0', 'sku-1x-1', 'sku-1x1.5', 'sku-1x2e3', 'sku-1x５', 'sku-1x1000'])(
    'refuses %j',
    async (params) => {
      await expect(before(params)).rejects.toMatchObject({ code: 422, fields: { params: 'NOTHING_SELECTED' } })
    },
  )

  test('knows no line or address of someone else, no unknown SKU and no guest', async () => {
    const other = await makeShopper(it)
    const { cart_id } = await other.call(addToCart, { body: { sku_id: sku(goods[0]), buy_num: 1 } })
    const mine = await add(sku(goods[1]), 1)
    await expect(before(`cart-${mine}-${cart_id}`)).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })
    const foreign = await makeAddress(it.ctx.db, other.id)
    await expect(before(`cart-${mine}`, foreign)).rejects.toMatchObject({ code: 404, key: 'ADDRESS_NOT_FOUND' })
    await expect(before('sku-999999x1')).rejects.toMatchObject({ code: 404, key: 'GOODS_NOT_FOUND' })
    const guest = it.as(null)(orders.quoteOrder, { body: { params: 'sku-1x1' } })
    await expect(guest).rejects.toMatchObject({ code: 401 })
  })

  test('refuses the own store', async () => {
    const mine = await makeStore(it.ctx.db, { user_id: shopper.id })
    const own = await makeGoods(it.ctx.db, mine.store_id)
    await expect(before(`sku-${sku(own)}x1`)).rejects.toMatchObject({ code: 403, key: 'OWN_STORE' })
  })
})

describe('placing', () => {
  test('makes an order per store, reserves the stock and empties the cart of its lines', async () => {
    const ids = await fillCart()
    const kept = await add(sku(await makeGoods(it.ctx.db, stores[0].store_id)), 1)
    const remarks = [{ store_id: stores[1].store_id, remark: '请轻放' }]
    const placed = await shopper.call(orders.createOrder, {
      body: { params: `cart-${ids.join('-')}`, address_id, total_price: '65.99', remarks },
    })
    expect(placed).toMatchObject({ total_price: '65.99', paid: false })
    expect(placed.order_id).toHaveLength(2)
    expect(placed.order_no.every((no) => no.startsWith(placed.group_no))).toBe(true)
    expect(await stockOf(sku(goods[0]))).toEqual({ on_hand: 100, reserved: 2 })
    expect(await stockOf(sku(goods[0], 1))).toEqual({ on_hand: 5, reserved: 1 })
    expect(await stockOf(sku(goods[1]))).toEqual({ on_hand: 100, reserved: 3 })
    expect(await shopper.call(cartCount, {})).toBe(1)
    expect(kept).toBeGreaterThan(0)

    const after = await shopper.call(orders.groupOrders, { body: { group_no: placed.group_no } })
    expect(after).toMatchObject({ status: 'open', total_price: '65.99', money: '1000.00', has_pay_password: false })
    expect(after.orders.map((order) => [order.store_id, order.total_price, order.actions])).toEqual([
      [stores[1].store_id, '22.99', ['pay', 'cancel']],
      [stores[0].store_id, '43.00', ['pay', 'cancel']],
    ])
    const detail = await shopper.call(orders.getOrder, { params: { id: placed.order_id[0] as number } })
    expect(detail).toMatchObject({
      order_status: 'waiting_payment',
      remark: '请轻放',
      receive_name: '林晓',
      receive_area: '浙江省杭州市西湖区',
      history: [{ status: 'waiting_payment', by: 'shopper' }],
      parcels: [],
    })
    expect(detail.steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', '9.99'],
      ['freight', '13.00'],
    ])
  })

  test('answers the new quote when the confirmed total is another', async () => {
    const params = `sku-${sku(goods[0])}x1`
    await it.ctx.db.pool.query('update skus set price_cents = 1100 where id = $1', [sku(goods[0])])
    const refused = create({ params, total_price: '16.00' })
    await expect(refused).rejects.toMatchObject({
      code: 409,
      key: 'PRICE_CHANGED',
      details: { quote: { total_price: '17.00' } },
    })
    await create({ params, total_price: '17.00' })
  })

  test('refuses the freight of another province', async () => {
    const { rows } = await it.ctx.db.pool.query(
      `insert into freight_templates (store_id, name, first_weight_g, first_price_cents, next_weight_g, next_price_cents)
       values ($1, '华东', 1000, 100, 1000, 100) returning id`,
      [stores[0].store_id],
    )
    await it.ctx.db.pool.query('insert into freight_provinces values ($1, $2, $3)', [
      stores[0].store_id,
      rows[0].id,
      '33',
    ])
    await it.ctx.db.pool.query(`update goods set freight_choice = 'template', freight_id = $2 where id = $1`, [
      goods[0].goods_id,
      rows[0].id,
    ])
    const params = `sku-${sku(goods[0])}x1`
    const far = await makeAddress(it.ctx.db, shopper.id, { province_code: '65', is_default: false })
    expect((await before(params)).total_price).toBe('11.00')
    expect((await before(params, far)).total_price).toBe('16.00')
    await expect(create({ params, address_id: far, total_price: '11.00' })).rejects.toMatchObject({
      key: 'PRICE_CHANGED',
    })
  })

  test('refuses what is off the shelf, short, foreign or the own, and leaves nothing behind', async () => {
    const mine = await add(sku(goods[0], 1), 5)
    const counts = async () =>
      (
        await it.ctx.db.pool.query(
          'select (select count(*) from orders) as orders, (select count(*) from carts) as carts',
        )
      ).rows[0]
    const was = await counts()
    const short = create({ params: `sku-${sku(goods[0], 1)}x6`, total_price: '100.00' })
    await expect(short).rejects.toMatchObject({ key: 'STOCK_SHORT', details: { sku_id: sku(goods[0], 1), stock: 5 } })
    await it.ctx.db.pool.query('update skus set on_hand = 4 where id = $1', [sku(goods[0], 1)])
    const shortCart = create({ params: `cart-${mine}`, total_price: '85.00' })
    await expect(shortCart).rejects.toMatchObject({ key: 'STOCK_SHORT' })
    await it.ctx.db.pool.query('update skus set on_hand = 5 where id = $1', [sku(goods[0], 1)])

    const other = await makeShopper(it)
    const foreignAddress = await makeAddress(it.ctx.db, other.id)
    const toOther = create({ params: `cart-${mine}`, address_id: foreignAddress, total_price: '83.00' })
    await expect(toOther).rejects.toMatchObject({ code: 404, key: 'ADDRESS_NOT_FOUND' })
    const theirs = create({ params: `cart-${mine}`, address_id: foreignAddress, total_price: '83.00' }, other)
    await expect(theirs).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })

    await it.ctx.db.pool.query(`update goods set shelf = 'off' where id = $1`, [goods[0].goods_id])
    const off = create({ params: `cart-${mine}`, total_price: '83.00' })
    await expect(off).rejects.toMatchObject({ key: 'GOODS_OFF_SHELF', details: { sku_ids: [sku(goods[0], 1)] } })
    const ownStore = await makeStore(it.ctx.db, { user_id: shopper.id })
    const own = await makeGoods(it.ctx.db, ownStore.store_id)
    await expect(create({ params: `sku-${sku(own)}x1`, total_price: '16.00' })).rejects.toMatchObject({
      key: 'OWN_STORE',
    })
    expect(await counts()).toEqual(was)
  })

  test('refuses sub-accounts', async () => {
    const who = { ...shopper.who, belong_id: stores[0].user_id }
    const placing = { params: `sku-${sku(goods[1])}x1`, address_id, total_price: 1233, locale: 'zh-cn' } as const
    const refused = inTx(it.ctx.db, (tx) => placeOrder(tx, it.ctx, who, placing))
    await expect(refused).rejects.toMatchObject({ key: 'SUB_ACCOUNT_MAY_NOT_BUY' })
    const paying = inTx(it.ctx.db, (tx) => payOrder(tx, it.ctx, who, { group_no: '1'.repeat(22) }))
    await expect(paying).rejects.toMatchObject({ key: 'SUB_ACCOUNT_MAY_NOT_BUY' })
  })

  test('checks its input, its key and its caller', async () => {
    const wrong = create({ params: `sku-${sku(goods[0])}x1`, total_price: '1e1' })
    await expect(wrong).rejects.toMatchObject({ fields: { total_price: 'MONEY_INVALID' } })
    const guest = it.as(null)(orders.createOrder, { body: { params: 'sku-1x1', address_id: 1, total_price: '1.00' } })
    await expect(guest).rejects.toMatchObject({ code: 401 })
  })

  test('pays an order of zero at once', async () => {
    const free = await makeGoods(it.ctx.db, stores[0].store_id, { skus: [{ price_cents: 0 }], freight_choice: 'free' })
    const placed = await create({ params: `sku-${sku(free)}x3`, total_price: '0.00' })
    expect(placed.paid).toBe(true)
    expect(await stockOf(sku(free))).toEqual({ on_hand: 97, reserved: 0 })
    const detail = await shopper.call(orders.getOrder, { params: { id: placed.order_id[0] as number } })
    expect(detail).toMatchObject({ order_status: 'waiting_delivery', payment_name: 'balance' })
  })
})

describe('paying', () => {
  const place = async () => {
    const ids = await fillCart()
    return create({ params: `cart-${ids.join('-')}`, total_price: '65.99' })
  }
  const pay = async (group_no: string, by = shopper, ticket?: string) =>
    by.call(orders.payOrder, { body: { group_no, method: 'balance', ticket: ticket ?? (await by.ticket()) } })

  test('moves the money into escrow, the stock out and both orders on', async () => {
    const { group_no, order_id } = await place()
    expect(await shopper.call(orders.checkOrder, { body: { group_no } })).toEqual({ paid: false, status: 'open' })
    expect(await pay(group_no)).toMatchObject({ paid: true, amount: '65.99' })
    expect(await shopper.call(orders.checkOrder, { body: { group_no } })).toEqual({ paid: true, status: 'paid' })
    const after = await shopper.call(orders.groupOrders, { body: { group_no } })
    expect(after).toMatchObject({ status: 'paid', pay_before: null, money: '934.01' })
    expect(await stockOf(sku(goods[0]))).toEqual({ on_hand: 98, reserved: 0 })
    const { rows } = await it.ctx.db.pool.query(
      `select sum(balance)::int as escrow from ledger_accounts where owner_kind = 'order' and owner_id = any($1)`,
      [order_id],
    )
    expect(rows[0]).toEqual({ escrow: 6599 })
    for (const id of order_id) {
      const order = await shopper.call(orders.getOrder, { params: { id } })
      expect(order).toMatchObject({
        order_status: 'waiting_delivery',
        payment_name: 'balance',
        actions: ['buy_again', 'refund'],
      })
      expect(order.pay_time).not.toBeNull()
    }
  })

  test('refuses a second time, a cancelled group, a late one and one of someone else', async () => {
    const { group_no } = await place()
    await pay(group_no)
    await expect(pay(group_no)).rejects.toMatchObject({ code: 409, key: 'ORDER_NOT_PAYABLE' })

    const cancelled = await place()
    const params = { id: cancelled.order_id[0] as number }
    await shopper.call(orders.moveOrder, { params, body: { action: 'cancel' } })
    await expect(pay(cancelled.group_no)).rejects.toMatchObject({ key: 'ORDER_NOT_PAYABLE' })

    const open = await place()
    const other = await makeShopper(it, { money_cents: 100_000 })
    await expect(pay(open.group_no, other)).rejects.toMatchObject({ code: 404, key: 'ORDER_NOT_FOUND' })
    await it.ctx.db.pool.query(`update order_groups set pay_before = $2 where group_no = $1`, [
      open.group_no,
      it.ctx.now(),
    ])
    await expect(pay(open.group_no)).rejects.toMatchObject({ key: 'ORDER_NOT_PAYABLE' })
  })

  test('needs the money and a ticket of this session', async () => {
    const poor = await makeShopper(it, { money_cents: 100 })
    const poorAddress = await makeAddress(it.ctx.db, poor.id)
    const body = { params: `sku-${sku(goods[0])}x1`, total_price: '16.00', address_id: poorAddress }
    const { group_no } = await create(body, poor)
    await expect(pay(group_no, poor)).rejects.toMatchObject({ code: 422, key: 'BALANCE_SHORT' })
    await expect(pay(group_no, poor, await shopper.ticket())).rejects.toMatchObject({ key: 'PAY_PASSWORD_MISSING' })
    const wrong = poor.call(orders.payOrder, { body: { group_no: 'x', method: 'balance' } })
    await expect(wrong).rejects.toMatchObject({ code: 422 })
    const guest = it.as(null)(orders.payOrder, { body: { group_no, method: 'balance' } })
    await expect(guest).rejects.toMatchObject({ code: 401 })
    const foreign = shopper.call(orders.groupOrders, { body: { group_no } })
    await expect(foreign).rejects.toMatchObject({ code: 404, key: 'ORDER_NOT_FOUND' })
    const foreignCheck = shopper.call(orders.checkOrder, { body: { group_no } })
    await expect(foreignCheck).rejects.toMatchObject({ code: 404 })
  })
})

test('while the site is closed nobody places or pays', async () => {
  const params = `sku-${sku(goods[0])}x1`
  const { group_no } = await create({ params, total_price: '16.00' })
  await it.ctx.db.pool.query(`insert into settings (key, value) values ('web', '{"close_status": true}')`)
  it.forgetSettings()
  const closed = { code: 503, key: 'SITE_CLOSED' }
  await expect(create({ params, total_price: '16.00' })).rejects.toMatchObject(closed)
  const body = { group_no, method: 'balance', ticket: await shopper.ticket() } as const
  await expect(shopper.call(orders.payOrder, { body })).rejects.toMatchObject(closed)
  await it.ctx.db.pool.query(`delete from settings where key = 'web'`)
  it.forgetSettings()
})

test('one key places one order, however often and at once it is sent', async () => {
  const [first] = await fillCart()
  const body = { params: `cart-${first}`, address_id, total_price: '26.00' }
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => shopper.call(orders.createOrder, { body }, { key })),
  )
  expect(new Set(answers.map(({ group_no }) => group_no)).size).toBe(1)
  expect(await stockOf(sku(goods[0]))).toEqual({ on_hand: 100, reserved: 2 })
  const group_no = answers[0]?.group_no as string
  const ticket = await shopper.ticket()
  const payKey = newKey()
  const paid = await Promise.all(
    Array.from({ length: 32 }, () =>
      shopper.call(orders.payOrder, { body: { group_no, method: 'balance', ticket } }, { key: payKey }),
    ),
  )
  expect(paid.every((answer) => answer.amount === '26.00')).toBe(true)
  const { money } = await shopper.call(orders.groupOrders, { body: { group_no } })
  expect(money).toBe('974.00')
  const other = shopper.call(orders.createOrder, { body: { ...body, total_price: '1.00' } }, { key })
  await expect(other).rejects.toMatchObject({ code: 422, key: 'IDEMPOTENCY_KEY_REUSED' })
})
