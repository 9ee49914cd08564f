import { listOrders } from '@fangshi/contract/orders'
import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import {
  getRefund,
  listRefunds,
  moveRefund,
  previewRefund,
  refundForm,
  requestRefund,
  userExpresses,
} from '@fangshi/contract/refunds'
import * as back from '@fangshi/contract/refunds-backoffice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper } from '../../../test/factories.ts'
import {
  ask,
  backOffices,
  key,
  moneyOf,
  move,
  paidOrder,
  passDays,
  receiveOrder,
  shipLines,
  shownOf,
  stockOf,
  type PaidOrder,
} from '../../../test/refunds.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { moveOwnRefund } from './life/move-own-refund.ts'
import { ordersTimers } from '../orders/life/orders.jobs.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const spent = 1_000_000
const dueOf = async ({ id }: PaidOrder) =>
  (await it.ctx.db.pool.query<{ due_at: Date }>('select due_at from orders where id = $1', [id])).rows[0] as {
    due_at: Date
  }

describe('money before shipping', () => {
  test('goes back when the store agrees, freight with the last pieces, and the pieces are in stock again', async () => {
    const order = await paidOrder(it, [2, 1])
    const { seller } = await backOffices(it, order)
    const one = await ask(order, 'refund', { lines: [{ n: 1 }] })
    expect(one).toMatchObject({
      status: 'requested',
      total: '10.00',
      actions: ['withdraw', 'message'],
      on_silence: 'agreed',
    })
    expect(await shownOf(order)).toBe('after_sale_refund')
    const body = {}
    await seller(back.agreeRefund, { params: { id: one.id }, body }, key())
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents + 1000)
    expect(await shownOf(order)).toBe('waiting_delivery')
    expect(await stockOf(it, order)).toEqual({ on_hand: 99, reserved: 0 })

    const rest = await ask(order, 'refund', { lines: [{ n: 1 }, { at: 1, n: 1 }] })
    expect(rest.goes_to).toEqual([{ method: 'balance', amount: ((2000 + order.freight_cents) / 100).toFixed(2) }])
    await seller(back.agreeRefund, { params: { id: rest.id }, body }, key())
    expect(await moneyOf(it, order)).toBe(spent)
    expect(await shownOf(order)).toBe('after_sale_completed')
    expect(await order.shopper.call(getRefund, { params: { id: rest.id } })).toMatchObject({
      status: 'refunded',
      payout: { status: 'paid', method: 'balance' },
      log: [
        { event: 'request', by: 'shopper' },
        { event: 'agree', by: 'seller' },
      ],
      actions: [],
    })
    await expect(seller(back.agreeRefund, { params: { id: rest.id }, body }, key())).rejects.toMatchObject({
      key: 'REFUND_MOVE_REFUSED',
    })
  })

  test('lines with a request are not shipped, and the order moves when nothing else is left to ship', async () => {
    const order = await paidOrder(it, [1, 1])
    const { seller } = await backOffices(it, order)
    const { id } = await ask(order)
    await expect(shipLines(it, order, [order.lines[0] as number])).rejects.toMatchObject({ key: 'LINES_IN_REFUND' })
    await shipLines(it, order)
    await expect(shipLines(it, order)).rejects.toMatchObject({ key: 'LINES_IN_REFUND' })
    expect(await shownOf(order)).toBe('after_sale_refund')
    await seller(back.agreeRefund, { params: { id }, body: {} }, key())
    expect(await shownOf(order)).toBe('waiting_receipt')
    // The other line was shipped, so freight stays.
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents + 1000)
  })

  test('a withdrawn request lets the order go on', async () => {
    const order = await paidOrder(it)
    const { id } = await ask(order, 'refund', { lines: [{ n: 2 }] })
    expect(await move(order, id, 'withdraw')).toMatchObject({ status: 'withdrawn', actions: [] })
    expect(await shownOf(order)).toBe('waiting_delivery')
    await shipLines(it, order)
    expect(await shownOf(order)).toBe('waiting_receipt')
  })

  test('silence of the store agrees after three days', async () => {
    const order = await paidOrder(it)
    const { id } = await ask(order, 'refund', { lines: [{ n: 2 }] })
    await passDays(it, 2.9)
    expect((await order.shopper.call(getRefund, { params: { id } })).status).toBe('requested')
    await passDays(it, 3.1)
    const { status, log } = await order.shopper.call(getRefund, { params: { id } })
    expect([status, log.at(-1)?.by]).toEqual(['refunded', 'timer'])
    expect(await moneyOf(it, order)).toBe(spent)
  })
})

describe('money after shipping', () => {
  test('may be less, is refused, appealed and decided by the platform', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    await receiveOrder(it, order)
    const { seller, admin } = await backOffices(it, order)
    const { id } = await ask(order, 'refund', { lines: [{ n: 2, amount: '5.00' }] })
    const reason = '商品没有问题'
    await seller(back.refuseRefund, { params: { id }, body: { reason } }, key())
    expect(await order.shopper.call(getRefund, { params: { id } })).toMatchObject({
      status: 'refused',
      actions: ['appeal'],
    })
    expect(await shownOf(order)).toBe('waiting_comment')
    expect(await move(order, id, 'appeal', { message: '杯口有缺' })).toMatchObject({ status: 'disputed' })
    expect(await shownOf(order)).toBe('after_sale_refund')
    await seller(back.writeToRefund, { params: { id }, body: { message: '出库时完好' } }, key())
    const decide = (amount: string) =>
      admin(
        back.decideRefund,
        {
          params: { id },
          body: { outcome: 'refund', reason: '双方各担一半', lines: [{ id: order.lines[0] as number, amount }] },
        },
        key(),
      )
    await expect(decide('20.01')).rejects.toMatchObject({ key: 'REFUND_TOO_MUCH' })
    await decide('2.50')
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents + 250)
    const after = await order.shopper.call(getRefund, { params: { id } })
    expect(after.log.map(({ event, by }) => `${event} ${by}`)).toEqual([
      'request shopper',
      'refuse seller',
      'appeal shopper',
      'message seller',
      'decide_refund admin',
    ])
    // The pieces stay with the shopper, who can still ask for the rest.
    const form = await order.shopper.call(refundForm, { params: { id: order.id } })
    expect(form.lines[0]).toMatchObject({ left_num: 2, left_money: '17.50', kinds: ['refund', 'return', 'exchange'] })
  })

  test('silence brings in the platform, which can dismiss it', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    const { admin } = await backOffices(it, order)
    const { id, on_silence } = await ask(order, 'refund', { lines: [{ n: 1 }] })
    expect(on_silence).toBe('platform')
    await passDays(it, 3.1)
    expect((await order.shopper.call(getRefund, { params: { id } })).status).toBe('disputed')
    await admin(back.decideRefund, { params: { id }, body: { outcome: 'dismiss', reason: '证据不足' } }, key())
    expect(await shownOf(order)).toBe('waiting_receipt')
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents)
  })

  test('a refusal nobody appeals against is closed after a week, and cannot be appealed then', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    const { seller } = await backOffices(it, order)
    const { id } = await ask(order)
    await seller(back.refuseRefund, { params: { id }, body: { reason: '不同意' } }, key())
    it.advance(7 * 86_400_000)
    const late = inTx(it.ctx.db, (tx) => moveOwnRefund(tx, it.ctx, order.shopper.who, { id, action: 'appeal' }))
    await expect(late).rejects.toMatchObject({ key: 'REFUND_MOVE_REFUSED' })
    it.advance(-7 * 86_400_000)
    await passDays(it, 7.1)
    expect((await order.shopper.call(getRefund, { params: { id } })).status).toBe('closed')
  })

  test('an appeal waits for no second request of its lines', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    const { seller } = await backOffices(it, order)
    const { id } = await ask(order)
    await seller(back.refuseRefund, { params: { id }, body: { reason: '不同意' } }, key())
    await ask(order)
    await expect(move(order, id, 'appeal')).rejects.toMatchObject({ key: 'REFUND_OPEN' })
  })

  test('the order’s own time stands still while it is open', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    const before = await dueOf(order)
    const { id } = await ask(order, 'return')
    const runOrders = async () => {
      for (const timer of ordersTimers) await timer.run(it.ctx)
    }
    it.advance(11 * 86_400_000)
    await runOrders()
    await expect(receiveOrder(it, order)).rejects.toMatchObject({ key: 'ORDER_MOVE_REFUSED' })
    await inTx(it.ctx.db, (tx) => moveOwnRefund(tx, it.ctx, order.shopper.who, { id, action: 'withdraw' }))
    it.advance(-11 * 86_400_000)
    const after = await dueOf(order)
    const moved = after.due_at.getTime() - before.due_at.getTime()
    expect(moved).toBeGreaterThanOrEqual(11 * 86_400_000)
    expect(moved).toBeLessThan(11 * 86_400_000 + 60_000)
  })
})

describe('what the platform does by itself', () => {
  test('cancels a paid order with open requests: all that is left goes back, once', async () => {
    const order = await paidOrder(it, [2, 1])
    const { admin, seller } = await backOffices(it, order)
    const first = await ask(order)
    await seller(back.agreeRefund, { params: { id: first.id }, body: {} }, key())
    const open = await ask(order)
    const body = { reason: '商家无货' }
    expect(await admin(cancelOrder, { params: { id: order.id }, body }, key())).toMatchObject({
      order_status: 'after_sale_completed',
      refunded: ((order.total_cents - 1000) / 100).toFixed(2),
    })
    expect((await order.shopper.call(getRefund, { params: { id: open.id } })).status).toBe('closed')
    expect(await moneyOf(it, order)).toBe(spent)
  })

  test('gives money back after the shopper’s time', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    await receiveOrder(it, order)
    await it.ctx.db.pool.query(`update orders set received_at = received_at - interval '15 days' where id = $1`, [
      order.id,
    ])
    await expect(ask(order)).rejects.toMatchObject({ key: 'REFUND_WINDOW_CLOSED' })
    const { admin } = await backOffices(it, order)
    const lines = [{ id: order.lines[0] as number, buy_num: 1, amount: '3.00' }]
    const done = await admin(
      back.refundAsAdmin,
      { params: { id: order.id }, body: { lines, reason: '质量补偿' } },
      key(),
    )
    expect(done).toMatchObject({ status: 'refunded' })
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents + 300)
  })
})

describe('what is refused', () => {
  test.each([
    ['0', 'INVALID_INPUT'],
    ['-1', 'INVALID_INPUT'],
    ['1e2', 'INVALID_INPUT'],
    ['0.001', 'INVALID_INPUT'],
    ['20.01', 'REFUND_TOO_MUCH'],
  ])('an amount of %s', async (amount, expected) => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    await expect(ask(order, 'refund', { lines: [{ n: 2, amount }] })).rejects.toMatchObject({ key: expected })
  })

  test('less before shipping, more pieces, other lines, two requests, goods that were not sent', async () => {
    const order = await paidOrder(it)
    const other = await paidOrder(it)
    const refused = (kind: 'refund' | 'return', lines: { n: number; amount?: string }[]) =>
      ask(order, kind, { lines }).then(
        () => 'asked',
        (error: { key: string }) => error.key,
      )
    expect(await refused('refund', [{ n: 1, amount: '5.00' }])).toBe('REFUND_AMOUNT_FIXED')
    expect(await refused('refund', [{ n: 3 }])).toBe('REFUND_TOO_MANY')
    expect(await refused('refund', [{ n: 1 }, { n: 1 }])).toBe('REFUND_TOO_MANY')
    expect(await refused('refund', [])).toBe('INVALID_INPUT')
    expect(await refused('return', [{ n: 1 }])).toBe('REFUND_NOT_SENT')
    await expect(ask({ ...order, lines: other.lines })).rejects.toMatchObject({ key: 'NOT_FOUND' })
    await expect(ask({ ...order, shopper: other.shopper })).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
    await expect(ask(order, 'refund', { reason: 'faulty' })).rejects.toMatchObject({
      fields: { reason: 'CHOICE_INVALID' },
    })
    expect(await refused('refund', [{ n: 1 }])).toBe('asked')
    expect(await refused('refund', [{ n: 1 }])).toBe('REFUND_OPEN')
  })

  test('pictures that were not uploaded here', async () => {
    const order = await paidOrder(it)
    const [id] = order.lines as [number]
    const body = { order_id: order.id, kind: 'refund' as const, reason: 'other' as const, lines: [{ id, buy_num: 1 }] }
    const images = ['https://elsewhere.example/a.webp']
    await expect(order.shopper.call(requestRefund, { body: { ...body, images } }, key())).rejects.toMatchObject({
      fields: { 'images.0': 'FILE_ADDRESS_INVALID' },
    })
  })

  test('somebody else’s request, and everything without a login', async () => {
    const order = await paidOrder(it)
    const { id } = await ask(order)
    const stranger = await makeShopper(it)
    const params = { id }
    for (const route of [getRefund, refundForm])
      await expect(
        stranger.call(route, { params: route === getRefund ? params : { id: order.id } }),
      ).rejects.toMatchObject({
        code: 404,
      })
    await expect(stranger.call(moveRefund, { params, body: { action: 'withdraw' } }, key())).rejects.toMatchObject({
      key: 'REFUND_NOT_FOUND',
    })
    const nobody = it.as('')
    for (const route of [getRefund, listRefunds, userExpresses] as const)
      await expect(nobody(route, { params } as never)).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
    const others = await backOffices(it, await paidOrder(it))
    await expect(others.seller(back.agreeRefund, { params, body: {} }, key())).rejects.toMatchObject({
      key: 'REFUND_NOT_FOUND',
    })
    await expect(others.seller(back.sellerRefunds.show, { params })).rejects.toMatchObject({ code: 404 })
    // Money only stands in one list, goods in the other.
    const own = await backOffices(it, order)
    await expect(own.seller(back.agreeReturn, { params, body: {} }, key())).rejects.toMatchObject({
      key: 'REFUND_NOT_FOUND',
    })
  })
})

test('previews say what would come back and where to, and lists who has to act', async () => {
  const order = await paidOrder(it, [3])
  const [line] = order.lines as [number]
  const body = { order_id: order.id, kind: 'refund' as const, lines: [{ id: line, buy_num: 3 }] }
  const total = (order.total_cents / 100).toFixed(2)
  expect(await order.shopper.call(previewRefund, { body })).toEqual({
    lines: [{ id: line, buy_num: 3, most: '30.00', amount: '30.00', may_be_less: false }],
    goods_money: '30.00',
    freight_money: (order.freight_cents / 100).toFixed(2),
    total,
    goes_to: [{ method: 'balance', amount: total }],
    answer_days: 3,
    on_silence: 'agreed',
  })
  const { id, refund_no } = await ask(order)
  const own = (query: { tab?: 'your_turn' | 'in_progress'; order_id?: number }) =>
    order.shopper.call(listRefunds, { query })
  const { data, tabs } = await own({ tab: 'in_progress' })
  expect(data).toMatchObject([{ id, on_silence: 'agreed' }])
  expect(tabs).toEqual({ all: 1, your_turn: 0, in_progress: 1, finished: 0 })
  expect((await own({ tab: 'your_turn' })).data).toEqual([])
  expect((await own({ order_id: order.id + 1 })).tabs.all).toBe(0)
  await expect(own({ tab: 'open' as never })).rejects.toMatchObject({ code: 422 })
  const tab = await order.shopper.call(listOrders, { query: { tab: 'after_sale' } })
  expect([tab.data[0]?.order_status, tab.tabs.after_sale]).toEqual(['after_sale_refund', 1])
  expect(tab.data[0]?.order_goods[0]).toMatchObject({ refund_id: id, refunded_num: 0 })
  const { seller, admin } = await backOffices(it, order)
  const queue = await seller(back.sellerRefunds.index, { query: { waits_for: 'store', sort: 'due_at' } })
  expect(queue.data).toMatchObject([{ refund_no, waits_for: 'store', actions: ['agree', 'refuse', 'message'] }])
  const counts = await seller(back.countSellerRefunds, {})
  expect(counts.find(({ waits_for }) => waits_for === 'store')?.count).toBe(1)
  const found = await admin(back.adminRefunds.index, { query: { refund_no: `${refund_no}|likeRight` } })
  expect(found.data).toHaveLength(1)
})
