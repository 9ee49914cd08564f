import * as orders from '@fangshi/contract/orders'
import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import { formatDateTime } from '@fangshi/contract/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import { loginSeller, makeExpress, makeShopper, orderAt, type MadeOrder } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { ordersTimers } from './orders.jobs.ts'
import { receiveInTime } from './receive-in-time.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
  await makeExpress(it.ctx.db)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const read = ({ id, shopper }: MadeOrder) => shopper.call(orders.getOrder, { params: { id } })
const move = ({ id, shopper }: MadeOrder, action: 'cancel' | 'receive' | 'extend', key = newKey()) =>
  shopper.call(orders.moveOrder, { params: { id }, body: { action } }, { key })
const ship = async (
  order: MadeOrder,
  body: { delivery_code?: string; delivery_no?: string; line_ids?: number[] } = {},
) =>
  (await loginSeller(it, order.store)).call(orders.shipOrder, {
    params: { id: order.id },
    body: { delivery_code: 'SF', delivery_no: `SF${newKey().slice(0, 8)}`, ...body },
  })
const stockOf = async (order: MadeOrder) =>
  (await it.ctx.db.pool.query('select on_hand, reserved from skus where id = $1', [order.goods.sku_ids[0]])).rows[0]
const runTimers = async () => {
  for (const timer of ordersTimers) await timer.run(it.ctx)
}
const day = 86_400_000

test('an order is paid, shipped, received and completed, and its history says so', async () => {
  const order = await orderAt(it, 'waiting_delivery')
  expect(await ship(order, { delivery_no: 'SF10086' })).toEqual({
    id: order.id,
    order_no: order.order_no,
    order_status: 'waiting_receipt',
  })
  expect(await read(order)).toMatchObject({
    order_status: 'waiting_receipt',
    actions: ['receive', 'extend', 'buy_again', 'refund'],
    parcels: [{ express_name: '顺丰速运', delivery_code: 'SF', delivery_no: 'SF10086' }],
  })
  expect(await move(order, 'receive')).toMatchObject({
    order_status: 'waiting_comment',
    actions: ['comment', 'buy_again', 'refund'],
  })
  it.advance(7 * day + 1000)
  await runTimers()
  it.advance(-7 * day - 1000)
  const done = await read(order)
  expect(done.history.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'waiting_payment shopper',
    'waiting_delivery payment',
    'waiting_receipt seller',
    'waiting_comment shopper',
    'completed timer',
  ])
})

describe('cancelling', () => {
  test('ends the whole group and gives the stock back once', async () => {
    const order = await orderAt(it, 'waiting_payment')
    expect(await stockOf(order)).toEqual({ on_hand: 100, reserved: 2 })
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 16 }, () => move(order, 'cancel', key)))
    expect(answers.every((answer) => answer.order_status === 'cancelled')).toBe(true)
    expect(await stockOf(order)).toEqual({ on_hand: 100, reserved: 0 })
    await expect(move(order, 'cancel')).rejects.toMatchObject({ code: 409, key: 'ORDER_MOVE_REFUSED' })
    expect((await read(order)).actions).toEqual(['buy_again'])
  })

  test('tells shopper and store the reason', async () => {
    const order = await orderAt(it, 'waiting_payment')
    const cancel = (reason: string) =>
      order.shopper.call(
        orders.moveOrder,
        { params: { id: order.id }, body: { action: 'cancel', reason: reason as 'other' } },
        { key: newKey() },
      )
    await expect(cancel('nothing')).rejects.toMatchObject({ fields: { reason: 'CHOICE_INVALID' } })
    expect((await cancel('wrong_address')).history.at(-1)).toMatchObject({ by: 'shopper', reason: '收货信息填错了' })
    const seller = await loginSeller(it, order.store)
    const { history } = await seller.call(sellerOrders.show, { params: { id: order.id } })
    expect(history.at(-1)).toMatchObject({ by: 'shopper', reason: '收货信息填错了' })
  })

  test('is refused once paid', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    await expect(move(order, 'cancel')).rejects.toMatchObject({ key: 'ORDER_MOVE_REFUSED' })
    expect(await stockOf(order)).toEqual({ on_hand: 98, reserved: 0 })
  })
})

describe('an order of someone else', () => {
  test('is not found', async () => {
    const order = await orderAt(it, 'waiting_receipt')
    const stranger = { ...order, shopper: await makeShopper(it) }
    const missing = { code: 404, key: 'ORDER_NOT_FOUND' }
    await expect(read(stranger)).rejects.toMatchObject(missing)
    await expect(move(stranger, 'receive')).rejects.toMatchObject(missing)
    await expect(move(stranger, 'cancel')).rejects.toMatchObject(missing)
    const otherStore = { ...(await orderAt(it, 'waiting_delivery')), id: order.id }
    await expect(ship(otherStore)).rejects.toMatchObject(missing)
  })

  test('and every call asks guests to log in', async () => {
    const guest = it.as(null)
    const closed = { code: 401, key: 'NOT_LOGGED_IN' }
    await expect(guest(orders.getOrder, { params: { id: 1 } })).rejects.toMatchObject(closed)
    await expect(guest(orders.moveOrder, { params: { id: 1 }, body: { action: 'cancel' } })).rejects.toMatchObject(
      closed,
    )
    await expect(guest(orders.listOrders, {})).rejects.toMatchObject(closed)
    await expect(guest(orders.userDefault, {})).rejects.toMatchObject(closed)
    await expect(guest(orders.groupOrders, { body: { group_no: '1'.repeat(22) } })).rejects.toMatchObject(closed)
    await expect(guest(orders.checkOrder, { body: { group_no: '1'.repeat(22) } })).rejects.toMatchObject(closed)
    const parcel = { delivery_code: 'SF', delivery_no: 'SF10086' }
    await expect(guest(orders.shipOrder, { params: { id: 1 }, body: parcel })).rejects.toMatchObject(closed)
  })
})

test('unknown actions and ids are refused', async () => {
  const order = await orderAt(it, 'waiting_payment')
  const wrong = move(order, 'receive')
  await expect(wrong).rejects.toMatchObject({ code: 409, key: 'ORDER_MOVE_REFUSED' })
  await expect(move(order, 'finish' as 'cancel')).rejects.toMatchObject({ fields: { action: 'CHOICE_INVALID' } })
  await expect(move({ ...order, id: 0 }, 'cancel')).rejects.toMatchObject({ code: 422 })
})

describe('shipping', () => {
  /** Adds a second line to the order, as if it had been bought with it. */
  const secondLine = async (order: MadeOrder): Promise<[number, number]> => {
    const { rows } = await it.ctx.db.pool.query<{ id: number }>(
      `insert into order_lines (order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents,
                                buy_num, total_cents, paid_cents, weight_g)
       select order_id, store_id, goods_id, sku_id, goods_name, sku_name, goods_image, 0, 1, 0, 0, weight_g
         from order_lines where order_id = $1 returning id`,
      [order.id],
    )
    return [(rows[0] as { id: number }).id - 1, (rows[0] as { id: number }).id]
  }

  test('in parts moves the order with the last part', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    await it.ctx.db.pool.query(`insert into expresses (code, name) values ('YTO', '{"zh-cn":"圆通"}')`)
    const { order_goods } = await read(order)
    const first = order_goods[0]?.id as number
    await expect(ship(order, { line_ids: [first, first + 100_000] })).rejects.toMatchObject({ key: 'NOT_FOUND' })
    await expect(ship(order, { line_ids: [] })).rejects.toMatchObject({ fields: { line_ids: 'REQUIRED' } })
    await expect(ship(order, { delivery_code: 'NONE' })).rejects.toMatchObject({ key: 'EXPRESS_UNKNOWN' })
    await expect(ship(order, { delivery_no: '!' })).rejects.toMatchObject({
      fields: { delivery_no: 'PARCEL_INCOMPLETE' },
    })
    expect((await read(order)).parcels).toEqual([])
    expect(await ship(order, { line_ids: [first] })).toMatchObject({ order_status: 'waiting_receipt' })
    await expect(ship(order)).rejects.toMatchObject({ code: 409, key: 'ORDER_MOVE_REFUSED' })
  })

  test('of two lines takes two parcels, sent at the same time too', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    const [a, b] = await secondLine(order)
    const states = await Promise.all([ship(order, { line_ids: [a] }), ship(order, { line_ids: [b] })])
    expect(states.map(({ order_status }) => order_status).sort()).toEqual(['waiting_delivery', 'waiting_receipt'])
    expect(await read(order)).toMatchObject({ order_status: 'waiting_receipt' })
    expect((await read(order)).parcels).toHaveLength(2)
    await it.ctx.db.pool.query('delete from order_lines where id = $1', [b])
  })

  test('is open to a suspended store, closed to one before payment', async () => {
    const order = await orderAt(it, 'waiting_delivery')
    await it.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [order.store.store_id])
    expect(await ship(order)).toMatchObject({ order_status: 'waiting_receipt' })
    const unpaid = await orderAt(it, 'waiting_payment')
    await expect(ship(unpaid)).rejects.toMatchObject({ key: 'ORDER_MOVE_REFUSED' })
  })
})

describe('more time for the receipt', () => {
  const dueOf = async ({ id }: MadeOrder): Promise<Date> =>
    (await it.ctx.db.pool.query('select due_at from orders where id = $1', [id])).rows[0].due_at

  test('is a week, once, of the own order that is on its way', async () => {
    const order = await orderAt(it, 'waiting_receipt')
    const before = await dueOf(order)
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => move(order, 'extend')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await dueOf(order)).getTime()).toBe(before.getTime() + 7 * day)
    expect(await read(order)).toMatchObject({
      actions: ['receive', 'buy_again', 'refund'],
      receive_before: formatDateTime(await dueOf(order)),
    })
    const stranger = { ...order, shopper: await makeShopper(it) }
    await expect(move(stranger, 'extend')).rejects.toMatchObject({ code: 404, key: 'ORDER_NOT_FOUND' })
    const unsent = await orderAt(it, 'waiting_delivery')
    await expect(move(unsent, 'extend')).rejects.toMatchObject({ code: 409, key: 'ORDER_MOVE_REFUSED' })
  })

  test('comes too late once the timer may receive the order', async () => {
    const order = await orderAt(it, 'waiting_receipt')
    await it.ctx.db.pool.query('update orders set due_at = $2 where id = $1', [order.id, it.ctx.now()])
    await expect(move(order, 'extend')).rejects.toMatchObject({ key: 'ORDER_MOVE_REFUSED' })
    await runTimers()
    expect(await read(order)).toMatchObject({ order_status: 'waiting_comment', receive_before: null })
  })

  test('counts from the arrival too, when the parcel arrives later', async () => {
    const order = await orderAt(it, 'waiting_receipt')
    await move(order, 'extend')
    const { rows } = await it.ctx.db.pool.query('select track_id from parcels where order_id = $1', [order.id])
    const at = it.ctx.now()
    const delivered = `update parcel_tracks set state = 'delivered', delivered_at = $2 where id = $1`
    await it.owner.pool.query(delivered, [rows[0].track_id, at])
    await inTx(it.ctx.db, (tx) => receiveInTime(tx, it.ctx, rows[0].track_id))
    expect((await dueOf(order)).getTime()).toBe(at.getTime() + 14 * day)
  })
})

describe('the list', () => {
  test('has tabs with counts, words, days and pages', async () => {
    const shopper = await makeShopper(it, { money_cents: 1_000_000 })
    const made: MadeOrder[] = []
    for (const status of [
      'waiting_payment',
      'waiting_delivery',
      'waiting_receipt',
      'waiting_receipt',
      'cancelled',
    ] as const)
      made.push(await orderAt(it, status, { shopper }))
    const list = (query: Record<string, unknown> = {}) => shopper.call(orders.listOrders, { query })
    const all = await list()
    expect(all).toMatchObject({
      count: 5,
      total: 5,
      last_page: 1,
      current_page: 1,
      tabs: { all: 5, waiting_payment: 1, waiting_delivery: 1, waiting_receipt: 2, waiting_comment: 0 },
    })
    expect(all.data.map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse())
    expect(all.data[4]).toMatchObject({ buy_num: 2, goods_money: '20.00', freight_money: '6.00', total_price: '26.00' })
    expect(all.data[0]?.pay_before).toBeNull()
    expect((await list({ tab: 'waiting_receipt' })).total).toBe(2)
    expect(await list({ per_page: 2, page: 3 })).toMatchObject({ count: 1, total: 5, last_page: 3, current_page: 3 })
    expect((await list({ keywords: made[1]?.order_no })).data.map(({ id }) => id)).toEqual([made[1]?.id])
    expect((await list({ keywords: '青瓷' })).total).toBe(5)
    expect((await list({ keywords: 'CELADON' })).total).toBe(5)
    expect((await list({ keywords: '%' })).total).toBe(0)
    const today = all.data[0]?.created_at.slice(0, 10)
    expect((await list({ from: today, to: today })).total).toBe(5)
    expect((await list({ to: '2020-01-01' })).total).toBe(0)
    await expect(list({ from: '2026-02-30' })).rejects.toMatchObject({ fields: { from: 'INVALID' } })
    await expect(list({ tab: 'lost' })).rejects.toMatchObject({ fields: { tab: 'CHOICE_INVALID' } })
    const start = await shopper.call(orders.userDefault, {})
    expect(start.count).toEqual({
      waiting_payment: 1,
      waiting_delivery: 1,
      waiting_receipt: 2,
      waiting_comment: 0,
      after_sale: 0,
    })
    expect(start.orders).toHaveLength(5)
  })

  test('is empty for a new shopper', async () => {
    const shopper = await makeShopper(it)
    expect(await shopper.call(orders.listOrders, {})).toMatchObject({ data: [], total: 0, last_page: 1 })
  })
})

describe('timers', () => {
  test('cancel what was not paid within a day, receive after 10 days, complete after 7 more', async () => {
    const unpaid = await orderAt(it, 'waiting_payment')
    const sent = await orderAt(it, 'waiting_receipt')
    it.advance(day - 60_000)
    await runTimers()
    expect((await read(unpaid)).order_status).toBe('waiting_payment')
    it.advance(120_000)
    await runTimers()
    expect((await read(unpaid)).order_status).toBe('cancelled')
    expect(await stockOf(unpaid)).toEqual({ on_hand: 100, reserved: 0 })
    expect((await read(sent)).order_status).toBe('waiting_receipt')
    it.advance(9 * day)
    // Sessions end after a week: read the rows.
    await runTimers()
    const statusOf = async ({ id }: MadeOrder) =>
      (await it.ctx.db.pool.query('select status, due_at from orders where id = $1', [id])).rows[0]
    expect((await statusOf(sent)).status).toBe('waiting_comment')
    it.advance(7 * day)
    await runTimers()
    expect(await statusOf(sent)).toEqual({ status: 'completed', due_at: null })
    it.advance(-17 * day - 60_000)
  })

  test('one order that fails does not stop the others', async () => {
    const bad = await orderAt(it, 'waiting_payment')
    const good = await orderAt(it, 'waiting_payment')
    // Its stock cannot be released, so the whole cancellation of this one fails.
    await it.ctx.db.pool.query('update skus set reserved = 0 where id = $1', [bad.goods.sku_ids[0]])
    it.ctx.log.level = 'silent'
    it.advance(2 * day)
    await runTimers()
    it.advance(-2 * day)
    it.ctx.log.level = 'error'
    expect((await read(bad)).order_status).toBe('waiting_payment')
    expect((await read(good)).order_status).toBe('cancelled')
    await it.ctx.db.pool.query('update skus set reserved = 2 where id = $1', [bad.goods.sku_ids[0]])
  })

  test('leave alone what somebody is at', async () => {
    const order = await orderAt(it, 'waiting_payment')
    const client = await it.ctx.db.pool.connect()
    await client.query('begin')
    await client.query('select 1 from order_groups where id = $1 for update', [order.group_id])
    it.advance(2 * day)
    await runTimers()
    await client.query('commit')
    client.release()
    it.advance(-2 * day)
    expect((await read(order)).order_status).toBe('waiting_payment')
  })
})
