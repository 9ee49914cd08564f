import { listMoneyLogs } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import * as contract from '@fangshi/contract/points-mall'
import {
  adminPointsOrders,
  cancelPointsOrder,
  pointsGoods,
  pointsGoodsClasses,
  shipPointsOrder,
} from '@fangshi/contract/points-mall-admin'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintAdmin, mintClerk } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeExpress } from '../../../test/factories.ts'
import {
  addPoints,
  makePointsGoods,
  makePointsShopper,
  orderPoints,
  type PointsShopper,
} from '../../../test/points/points-orders.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { balancesOf } from '../ledger/public.ts'
import { saveSettings } from '../settings/public.ts'
import { pointsOrdersTimers } from './orders/points-orders.timers.ts'

let it: TestApp
let admin: Call
let token: string
let guest: Call
beforeAll(async () => {
  it = await testApp()
  token = (await mintAdmin(it)).token
  admin = it.as(token, 'Admin')
  guest = it.as(null)
  await makeExpress(it.ctx.db)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const pointsOf = async ({ id }: PointsShopper) => (await balancesOf(it.ctx.db, id)).points
const goodsOf = async (id: number) =>
  (
    await it.ctx.db.pool.query<{ stock: number; sold: number }>('select stock, sold from points_goods where id = $1', [
      id,
    ])
  ).rows[0]
const idOf = async (order_no: string): Promise<number> =>
  (await it.ctx.db.pool.query<{ id: number }>('select id from points_orders where order_no = $1', [order_no])).rows[0]
    ?.id ?? 0
const statusOf = async ({ call }: PointsShopper, order_no: string) =>
  (await call(contract.listPointsOrders, {})).data.find((order) => order.order_no === order_no)?.order_status
const parcel = { delivery_code: 'SF', delivery_no: 'SF1234567890' }

test('points goods from the form to the shelf', async () => {
  const { id: class_id } = await admin(pointsGoodsClasses.store, { body: { name: { 'zh-cn': '居家', en: 'Home' } } })
  const { url } = await sendFile(it, token, await picture(), { area: 'Admin' })
  const form = {
    class_id,
    name: { 'zh-cn': '直身马克杯', en: 'Straight mug' },
    images: [url],
    points: 1990,
    cash: '9.90',
    stock: 3,
    content: { 'zh-cn': '<p>杯子</p><script>1</script>' },
    recommended: true,
  }
  const { id } = await admin(pointsGoods.store, { body: form })
  const found = await guest(contract.getPointsGoods, { params: { id } })
  expect(found).toMatchObject({ goods_name: '直身马克杯', goods_price: 1990, cash_price: '9.90', goods_stock: 3 })
  expect(found.goods_content).toBe('<p>杯子</p>')
  expect((await guest(contract.pointsMallHome, {})).recommend).toMatchObject([{ id }])
  expect((await guest(contract.listPointsGoods, { query: { class_id } })).data).toMatchObject([{ id }])
  expect(await guest(contract.pointsClasses, {})).toContainEqual({ id: class_id, name: '居家' })

  const foreign = { ...form, images: ['https://elsewhere.example/cup.png'] }
  await expect(admin(pointsGoods.store, { body: foreign })).rejects.toMatchObject({
    fields: { 'images.0': 'FILE_ADDRESS_INVALID' },
  })
  await expect(admin(pointsGoods.store, { body: { ...form, points: 0 } })).rejects.toMatchObject({ code: 422 })
  expect(await keyOf(it.as(null, 'Admin')(pointsGoods.store, { body: form }))).toBe('NOT_LOGGED_IN')
  const clerk = it.as((await mintClerk(it, {})).token, 'Admin')
  expect(await keyOf(clerk(pointsGoods.store, { body: form }))).toBe('FORBIDDEN')

  const listed = (await admin(pointsGoods.index, {})).data.find((row) => row.id === id)
  expect(listed).toMatchObject({ class_name: '居家', image: form.images[0] })
  const shown = await admin(pointsGoods.show, { params: { id } })
  await orderPoints(await makePointsShopper(it, 2000), id, { points: 1990, cash_cents: 990 })
  const stale = { stock: 50, ...(shown.revision === undefined ? {} : { revision: shown.revision }) }
  expect(await keyOf(admin(pointsGoods.update, { params: { id }, body: stale }))).toBe('FORM_STALE')
  await admin(pointsGoods.destroy, { params: { ids: String(id) } })
  expect(await keyOf(guest(contract.getPointsGoods, { params: { id } }))).toBe('GOODS_NOT_FOUND')
  expect(await keyOf(admin(pointsGoodsClasses.destroy, { params: { ids: String(class_id) } }))).toBe('IN_USE')
})

test('an order for points alone: taken at once, sent, received', async () => {
  const shopper = await makePointsShopper(it, 250)
  const goods = await makePointsGoods(it)
  const quoted = await shopper.call(contract.quotePointsOrder, { query: { goods_id: goods, buy_num: 2 } })
  expect(quoted).toMatchObject({ total_points: 200, total_cash: '0.00', points: 250, left_for_shopper: null })
  const { order_no, paid } = await orderPoints(shopper, goods, { buy_num: 2 })
  expect(paid).toBe(true)
  expect(await pointsOf(shopper)).toBe(50)
  expect(await goodsOf(goods)).toEqual({ stock: 8, sold: 2 })
  const { data } = await shopper.call(listMoneyLogs, { query: { kind: 'integral' } })
  expect(data[0]).toMatchObject({ event: 'points_spent', money: '-200', info: order_no })

  const id = await idOf(order_no)
  expect(await keyOf(shopper.call(contract.movePointsOrder, { params: { id }, body: { action: 'receive' } }))).toBe(
    'ORDER_MOVE_REFUSED',
  )
  const unknown = { ...parcel, delivery_code: 'NONE' }
  expect(await keyOf(admin(shipPointsOrder, { params: { id }, body: unknown }))).toBe('EXPRESS_UNKNOWN')
  await admin(shipPointsOrder, { params: { id }, body: parcel })
  expect(await keyOf(admin(cancelPointsOrder, { params: { id }, body: { reason: '缺货' } }))).toBe('ORDER_MOVE_REFUSED')
  const received = await shopper.call(contract.movePointsOrder, { params: { id }, body: { action: 'receive' } })
  expect(received).toMatchObject({ order_status: 'completed', delivery_name: '顺丰速运', actions: [] })
})

test('a cash part is paid from the balance, and a cancelled order gives points, cash and stock back', async () => {
  const shopper = await makePointsShopper(it, 100, 5000)
  const goods = await makePointsGoods(it, { cash_cents: 990 })
  const { order_no, paid } = await orderPoints(shopper, goods, { cash_cents: 990 })
  expect(paid).toBe(false)
  expect(await pointsOf(shopper)).toBe(0)
  const bill = await shopper.call(contract.getPointsPayment, { params: { order_no }, query: {} })
  expect(bill).toMatchObject({ status: 'open', order: { total_cash: '9.90', actions: ['pay', 'cancel'] } })
  const body = { method: 'balance' as const, ticket: await shopper.ticket() }
  expect(await shopper.call(contract.payPointsOrder, { params: { order_no }, body })).toMatchObject({ paid: true })
  expect(await statusOf(shopper, order_no)).toBe('waiting_delivery')
  expect((await balancesOf(it.ctx.db, shopper.id)).prepaid).toBe(4010)

  const id = await idOf(order_no)
  const move = { params: { id }, body: { action: 'cancel' as const } }
  expect(await keyOf(shopper.call(contract.movePointsOrder, move))).toBe('ORDER_MOVE_REFUSED')
  await admin(cancelPointsOrder, { params: { id }, body: { reason: '缺货' } })
  expect(await keyOf(admin(cancelPointsOrder, { params: { id }, body: { reason: '缺货' } }))).toBe('ORDER_MOVE_REFUSED')
  expect((await balancesOf(it.ctx.db, shopper.id)).prepaid).toBe(5000)
  expect(await pointsOf(shopper)).toBe(100)
  expect(await goodsOf(goods)).toEqual({ stock: 10, sold: 0 })
})

test('unpaid orders are cancelled by their shopper, and by the timer once their time is up', async () => {
  const shopper = await makePointsShopper(it, 200)
  const goods = await makePointsGoods(it, { cash_cents: 100 })
  const first = await orderPoints(shopper, goods, { cash_cents: 100 })
  const second = await orderPoints(shopper, goods, { cash_cents: 100 })
  const params = { id: await idOf(first.order_no) }
  const cancelled = await shopper.call(contract.movePointsOrder, { params, body: { action: 'cancel' } })
  expect(cancelled).toMatchObject({ order_status: 'cancelled' })
  const run = async (): Promise<void> => {
    for (const timer of pointsOrdersTimers) await timer.run(it.ctx)
  }
  await run()
  expect(await statusOf(shopper, second.order_no)).toBe('waiting_payment')
  await it.ctx.db.pool.query(`update points_orders set pay_before = $2 where order_no = $1`, [
    second.order_no,
    new Date(it.ctx.now().getTime() - 1),
  ])
  const pay = shopper.call(contract.payPointsOrder, {
    params: { order_no: second.order_no },
    body: { method: 'balance', ticket: await shopper.ticket() },
  })
  expect(await keyOf(pay)).toBe('ORDER_NOT_PAYABLE')
  await run()
  expect(await statusOf(shopper, second.order_no)).toBe('cancelled')
  expect(await pointsOf(shopper)).toBe(200)
  expect(await goodsOf(goods)).toEqual({ stock: 10, sold: 0 })
})

test('orders that are not possible change nothing', async () => {
  const shopper = await makePointsShopper(it, 250)
  const goods = await makePointsGoods(it, { stock: 4, buy_limit: 2 })
  const refused = async (key: string, order: Promise<unknown>): Promise<void> => {
    expect(await keyOf(order)).toBe(key)
  }
  await refused('POINTS_PRICE_CHANGED', orderPoints(shopper, goods, { points: 99 }))
  await refused('POINTS_PRICE_CHANGED', orderPoints(shopper, goods, { cash_cents: 1 }))
  await refused('POINTS_LIMIT_REACHED', orderPoints(shopper, goods, { buy_num: 3 }))
  await refused('STOCK_SHORT', orderPoints(shopper, goods, { buy_num: 5 }))
  await refused('POINTS_SHORT', orderPoints(await makePointsShopper(it, 99), goods))
  await refused('GOODS_NOT_FOUND', orderPoints(shopper, await makePointsGoods(it, { on_shelf: false })))
  const other = await makePointsShopper(it, 100)
  await refused('ADDRESS_NOT_FOUND', orderPoints({ ...shopper, address_id: other.address_id }, goods))
  await refused('NOT_LOGGED_IN', orderPoints({ ...shopper, call: guest }, goods))
  await orderPoints(shopper, goods, { buy_num: 2 })
  await refused('POINTS_LIMIT_REACHED', orderPoints(shopper, goods))
  expect(await pointsOf(shopper)).toBe(50)
  expect(await goodsOf(goods)).toEqual({ stock: 2, sold: 2 })

  await inTx(it.ctx.db, (tx) => saveSettings(tx, 'points', { mall_open: false }, it.ctx.now()))
  it.forgetSettings()
  await refused('POINTS_MALL_CLOSED', orderPoints(other, goods))
  await refused('POINTS_MALL_CLOSED', guest(contract.pointsMallHome, {}))
  await inTx(it.ctx.db, (tx) => saveSettings(tx, 'points', { mall_open: true }, it.ctx.now()))
  it.forgetSettings()
})

test('orders of somebody else count as missing', async () => {
  const [shopper, other] = [await makePointsShopper(it, 100), await makePointsShopper(it, 100)]
  const { order_no } = await orderPoints(shopper, await makePointsGoods(it, { cash_cents: 100 }), { cash_cents: 100 })
  const params = { id: await idOf(order_no) }
  const found = (call: Promise<unknown>) => expect(keyOf(call)).resolves.toBe('ORDER_NOT_FOUND')
  await found(other.call(contract.movePointsOrder, { params, body: { action: 'cancel' } }))
  await found(other.call(contract.getPointsPayment, { params: { order_no }, query: {} }))
  const body = { method: 'balance' as const, ticket: await other.ticket() }
  await found(other.call(contract.payPointsOrder, { params: { order_no }, body }))
  expect((await other.call(contract.listPointsOrders, {})).data).toEqual([])
  expect(await keyOf(guest(contract.listPointsOrders, {}))).toBe('NOT_LOGGED_IN')
  const listed = await admin(adminPointsOrders.index, { query: { order_no } as never })
  expect(listed.data).toMatchObject([{ order_no, status: 'waiting_payment', actions: ['cancel'] }])
  await admin(cancelPointsOrder, { params, body: { reason: '重复下单' } })
})

test('of 64 who want the last 10 pieces 10 get one', async () => {
  const goods = await makePointsGoods(it, { stock: 10 })
  const shoppers = await Promise.all(Array.from({ length: 64 }, () => makePointsShopper(it, 100)))
  const answers = await Promise.all(shoppers.map((shopper) => keyOf(orderPoints(shopper, goods))))
  expect(answers.filter((key) => key === 'ok')).toHaveLength(10)
  expect(answers.filter((key) => key === 'STOCK_SHORT')).toHaveLength(54)
  expect(await goodsOf(goods)).toEqual({ stock: 0, sold: 10 })
})

test('of two orders at once with points, or a limit, for one, one is made', async () => {
  const goods = [await makePointsGoods(it), await makePointsGoods(it)]
  const shopper = await makePointsShopper(it, 100)
  const short = await Promise.all(goods.map((id) => keyOf(orderPoints(shopper, id))))
  expect(short.toSorted()).toEqual(['POINTS_SHORT', 'ok'])
  const limited = await makePointsGoods(it, { buy_limit: 1 })
  await addPoints(it, shopper.id, 1000)
  const once = await Promise.all([0, 1].map(() => keyOf(orderPoints(shopper, limited))))
  expect(once.toSorted()).toEqual(['POINTS_LIMIT_REACHED', 'ok'])
})

test('paying and cancelling an order at once: one of them wins', async () => {
  const goods = await makePointsGoods(it, { cash_cents: 100, stock: 100 })
  for (let round = 0; round < 4; round++) {
    const shopper = await makePointsShopper(it, 100, 1000)
    const { order_no } = await orderPoints(shopper, goods, { cash_cents: 100 })
    const params = { id: await idOf(order_no) }
    const body = { method: 'balance' as const, ticket: await shopper.ticket() }
    await Promise.allSettled([
      shopper.call(contract.payPointsOrder, { params: { order_no }, body }),
      shopper.call(contract.movePointsOrder, { params, body: { action: 'cancel' } }),
    ])
    const isPaid = (await statusOf(shopper, order_no)) === 'waiting_delivery'
    const { points, prepaid } = await balancesOf(it.ctx.db, shopper.id)
    expect([points, prepaid]).toEqual(isPaid ? [0, 900] : [100, 1000])
  }
})
