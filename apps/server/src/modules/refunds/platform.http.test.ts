import { getRefund } from '@fangshi/contract/refunds'
import { grantForm, previewGrant } from '@fangshi/contract/refund-grants'
import * as back from '@fangshi/contract/refunds-backoffice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { orderAt } from '../../../test/factories.ts'
import {
  ask,
  backOffices,
  key,
  move,
  moneyOf,
  paidOrder,
  parcel,
  receiveOrder,
  shipLines,
  shownOf,
  type PaidOrder,
} from '../../../test/refunds.ts'
import { audit } from '../../audit.ts'

/** The platform acts for a store that does not, and beyond the shopper's time (rules §7). */

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const statusOf = async (order: PaidOrder, id: number) =>
  (await order.shopper.call(getRefund, { params: { id } })).status
const shipped = async (pieces: readonly number[] = [2]): Promise<PaidOrder> => {
  const order = await paidOrder(it, pieces)
  await shipLines(it, order)
  return order
}

test('the platform agrees to a refund, and refuses another with a reason', async () => {
  const order = await paidOrder(it)
  const { admin } = await backOffices(it, order)
  const { id } = await ask(order)
  expect(await admin(back.agreeRefundAsAdmin, { params: { id }, body: {} }, key())).toMatchObject({
    status: 'refunded',
  })
  const other = await ask(order)
  await expect(
    admin(back.refuseRefundAsAdmin, { params: { id: other.id }, body: { reason: '' } }, key()),
  ).rejects.toMatchObject({ code: 422 })
  await admin(back.refuseRefundAsAdmin, { params: { id: other.id }, body: { reason: '已经发出' } }, key())
  expect(await statusOf(order, other.id)).toBe('refused')
})

test('the platform leads an exchange from its agreement to its parcel', async () => {
  const order = await shipped([1, 1])
  const { admin } = await backOffices(it, order)
  const { id } = await ask(order, 'exchange')
  await admin(back.agreeReturnAsAdmin, { params: { id }, body: {} }, key())
  await move(order, id, 'send_back', parcel())
  await admin(back.receiveReturnAsAdmin, { params: { id }, body: { sellable: true } }, key())
  await expect(
    admin(back.sendReplacementAsAdmin, { params: { id }, body: { ...parcel(), delivery_code: 'NONE' } }, key()),
  ).rejects.toMatchObject({ key: 'EXPRESS_UNKNOWN' })
  await admin(back.sendReplacementAsAdmin, { params: { id }, body: parcel() }, key())
  expect(await statusOf(order, id)).toBe('replaced')
})

test('a return is refused by its store, another by the platform, and both sides read its messages', async () => {
  const order = await shipped([1, 1])
  const { seller, admin } = await backOffices(it, order)
  const one = await ask(order, 'return')
  const other = await ask(order, 'return', { lines: [{ at: 1, n: 1 }] })
  await admin(back.writeToRefundAsAdmin, { params: { id: one.id }, body: { message: '请双方说明' } }, key())
  await seller(back.refuseReturn, { params: { id: one.id }, body: { reason: '人为损坏' } }, key())
  await admin(back.refuseReturnAsAdmin, { params: { id: other.id }, body: { reason: '超出范围' } }, key())
  expect(await Promise.all([one, other].map(({ id }) => statusOf(order, id)))).toEqual(['refused', 'refused'])
  const { log } = await order.shopper.call(getRefund, { params: { id: one.id } })
  expect(log.map(({ event, by }) => [event, by])).toEqual([
    ['request', 'shopper'],
    ['message', 'admin'],
    ['refuse', 'seller'],
  ])
})

test('the platform gives money back for a line, no more than was paid and only of a paid order', async () => {
  const order = await shipped()
  await receiveOrder(it, order)
  const { admin } = await backOffices(it, order)
  const give = (id: number, line: number, amount?: string) => {
    const body = { lines: [{ id: line, buy_num: 1, amount }], reason: '补偿' }
    return admin(back.refundAsAdmin, { params: { id }, body }, key())
  }
  const line = order.lines[0] as number
  await expect(give(order.id, line, '10.01')).rejects.toMatchObject({ key: 'REFUND_TOO_MUCH' })
  await expect(give(order.id, 999_999)).rejects.toMatchObject({ code: 404 })
  await expect(give(999_999, line)).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
  expect(await give(order.id, line, '4.00')).toMatchObject({ status: 'refunded' })
  const unpaid = await orderAt(it, 'waiting_payment')
  await expect(give(unpaid.id, line)).rejects.toMatchObject({ key: 'REFUND_REFUSED' })
})

test('an appeal pays no more than is left', async () => {
  const order = await shipped()
  const { seller, admin } = await backOffices(it, order)
  const one = await refused(order, 1)
  const { id } = await ask(order, 'refund', { lines: [{ n: 1, amount: '4.00' }] })
  await seller(back.agreeRefund, { params: { id }, body: {} }, key())
  await move(order, one, 'appeal')
  await admin(back.decideRefund, { params: { id: one }, body: { outcome: 'refund', reason: '同意' } }, key())
  expect(await order.shopper.call(getRefund, { params: { id: one } })).toMatchObject({ total: '6.00' })
})

test('a dispute is decided about its own lines, and goods are sent back at most once', async () => {
  const [order, other] = [await shipped(), await shipped()]
  const { seller, admin } = await backOffices(it, order)
  const id = await refused(order, 1)
  const message = seller(back.writeToRefund, { params: { id }, body: { message: '请看图' } }, key())
  await expect(message).rejects.toMatchObject({ key: 'REFUND_MOVE_REFUSED' })
  await move(order, id, 'appeal')
  const lines = [{ id: other.lines[0] as number, amount: '1.00' }]
  const ofOthers = { params: { id }, body: { outcome: 'refund', reason: '核实', lines } } as const
  await expect(admin(back.decideRefund, ofOthers)).rejects.toMatchObject({ key: 'NOT_FOUND' })
  const sendBack = { outcome: 'send_back', reason: '核实' } as const
  await expect(admin(back.decideRefund, { params: { id }, body: sendBack })).rejects.toMatchObject({
    key: 'REFUND_MOVE_REFUSED',
  })

  const params = { id: (await ask(other, 'return')).id }
  const { seller: owner } = await backOffices(it, other)
  await owner(back.agreeReturn, { params, body: {} }, key())
  await move(other, params.id, 'send_back', parcel())
  await owner(back.contestReturn, { params, body: { reason: '空盒' } }, key())
  await expect(admin(back.decideReturn, { params, body: sendBack })).rejects.toMatchObject({
    key: 'REFUND_MOVE_REFUSED',
  })
})

test('an exchange is for pieces that are in stock', async () => {
  const order = await shipped()
  const [sku_id] = order.sku_ids
  await it.ctx.db.pool.query(
    `with sold_out as (update skus set on_hand = 0 where id = $1 returning id, 98 as gone)
     insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) select id, -gone, 0, 'set' from sold_out`,
    [sku_id],
  )
  await expect(ask(order, 'exchange')).rejects.toMatchObject({ key: 'STOCK_SHORT' })
})

/** A request for pieces of the first line that the store refused. */
async function refused(order: PaidOrder, n: number): Promise<number> {
  const { seller } = await backOffices(it, order)
  const { id } = await ask(order, 'refund', { lines: [{ n }] })
  await seller(back.refuseRefund, { params: { id }, body: { reason: '不同意' } }, key())
  return id
}

test('an appeal comes too late once another request has brought the pieces or the money back', async () => {
  const order = await shipped([3])
  const { seller } = await backOffices(it, order)
  const all = await refused(order, 3)
  const one = await refused(order, 1)
  const agreed = async (n: number, amount?: string) => {
    const { id } = await ask(order, 'refund', { lines: [amount ? { n, amount } : { n }] })
    await seller(back.agreeRefund, { params: { id }, body: {} }, key())
  }
  await agreed(1)
  await expect(move(order, all, 'appeal')).rejects.toMatchObject({ key: 'REFUND_TOO_MANY' })
  await agreed(2, '19.99')
  await expect(move(order, one, 'appeal')).rejects.toMatchObject({ key: 'REFUND_TOO_MUCH' })
  expect(await shownOf(order)).toBe('waiting_receipt')
  expect(await moneyOf(it, order)).toBe(1_000_000 - order.total_cents + 2999)
})

test('a decision about pieces that were not shipped brings all of their money', async () => {
  const order = await paidOrder(it)
  const id = await refused(order, 2)
  await move(order, id, 'appeal')
  const { admin } = await backOffices(it, order)
  const decide = (amount: string) => {
    const lines = [{ id: order.lines[0] as number, amount }]
    const body = { outcome: 'refund', reason: '商家未发货', lines } as const
    return admin(back.decideRefund, { params: { id }, body }, key())
  }
  await expect(decide('5.00')).rejects.toMatchObject({ key: 'REFUND_AMOUNT_FIXED' })
  expect(await decide('20.00')).toMatchObject({ status: 'refunded' })
  expect(await moneyOf(it, order)).toBe(1_000_000)
})

test('the platform sees what giving back would do before it does', async () => {
  const order = await paidOrder(it, [2, 3])
  const [sent, unsent] = order.lines as [number, number]
  await shipLines(it, order, [sent])
  const { admin, seller } = await backOffices(it, order)
  const params = { id: order.id }
  const preview = (lines: string, id = order.id) => admin(previewGrant, { params: { id }, query: { lines } })

  expect(await preview(`${sent}x1x4.00,${unsent}x2`)).toMatchObject({
    lines: [
      { id: sent, buy_num: 1, most: '10.00', amount: '4.00', may_be_less: true },
      { id: unsent, buy_num: 2, most: '20.00', amount: '20.00', may_be_less: false },
    ],
    goods_money: '24.00',
    freight_money: '0.00',
    total: '24.00',
    goes_to: [{ method: 'balance', amount: '24.00' }],
    is_settled: false,
    restocked_num: 2,
    ends_order: false,
  })
  expect((await preview(`${sent}x2,${unsent}x3`)).ends_order).toBe(true)
  expect((await preview(`${sent}x2x19.99,${unsent}x3`)).ends_order).toBe(false)
  for (const [lines, refusal] of [
    [`${sent}x1x10.01`, { key: 'REFUND_TOO_MUCH' }],
    [`${unsent}x1x9.99`, { key: 'REFUND_AMOUNT_FIXED' }],
    [`${sent}x3`, { key: 'REFUND_TOO_MANY' }],
    ['999999x1', { key: 'NOT_FOUND' }],
    [`${sent}x1e2`, { code: 422 }],
    [`${sent}x1x-1.00`, { code: 422 }],
    ['', { code: 422 }],
  ] as const)
    await expect(preview(lines)).rejects.toMatchObject(refusal)
  await expect(preview(`${sent}x1`, 999_999)).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
  await expect(seller(previewGrant, { params, query: { lines: `${sent}x1` } })).rejects.toMatchObject({ code: 401 })

  await ask(order, 'refund', { lines: [{ at: 1, n: 1 }] })
  expect((await admin(grantForm, { params })).lines).toMatchObject([
    { id: sent, left_num: 2, left_money: '20.00', is_sent: true, obstacle: null },
    { id: unsent, left_num: 3, obstacle: 'open_request' },
  ])
  await admin(back.refundAsAdmin, { params, body: { lines: [{ id: sent, buy_num: 2 }], reason: '补偿' } }, key())
  expect((await admin(grantForm, { params })).lines[0]).toMatchObject({ left_num: 0, obstacle: 'refunded' })
  await expect(preview(`${unsent}x1`)).rejects.toMatchObject({ key: 'REFUND_OPEN' })
})

test('store and platform read their lists of returns, with what waits and how to send', async () => {
  const order = await shipped()
  const { seller, admin } = await backOffices(it, order)
  const { id, refund_no } = await ask(order, 'return')
  expect((await admin(back.adminReturns.index, { query: { refund_no } })).data).toMatchObject([{ id, refund_no }])
  expect(await admin(back.adminReturns.show, { params: { id } })).toMatchObject({ refund_no, waits_for: 'store' })
  const waiting = expect.arrayContaining([{ waits_for: 'store', count: 1 }])
  expect(await seller(back.countSellerReturns, {})).toEqual(waiting)
  const ofStores = (await admin(back.countAdminReturns, {})).find(({ waits_for }) => waits_for === 'store')
  expect(ofStores?.count).toBeGreaterThan(0)
  expect(await admin(back.countAdminRefunds, {})).toBeInstanceOf(Array)
  for (const expresses of [await seller(back.returnExpresses, {}), await admin(back.returnExpressesAsAdmin, {})])
    expect(expresses).toContainEqual({ code: 'SF', name: '顺丰速运' })
})
