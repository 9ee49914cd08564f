import { getRefund } from '@fangshi/contract/refunds'
import * as back from '@fangshi/contract/refunds-backoffice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import {
  ask,
  backOffices,
  key,
  moneyOf,
  move,
  paidOrder,
  parcel,
  passDays,
  receiveOrder,
  shipLines,
  shownOf,
  stockOf,
} from '../../../test/refunds.ts'
import { audit } from '../../audit.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const spent = 1_000_000

describe('a return', () => {
  const sentBack = async (pieces = 2, n = 1) => {
    const order = await paidOrder(it, [pieces])
    await shipLines(it, order)
    const offices = await backOffices(it, order)
    const { id } = await ask(order, 'return', { lines: [{ n }], reason: 'faulty' })
    await offices.seller(back.agreeReturn, { params: { id }, body: { message: '请寄回' } }, key())
    await move(order, id, 'send_back', parcel())
    return { order, id, ...offices }
  }

  test('is agreed, sent back, received and paid, and pieces that can be sold are in stock again', async () => {
    const { order, id, seller } = await sentBack(2, 2)
    expect(await shownOf(order)).toBe('after_sale_return')
    const seen = await seller(back.sellerReturns.show, { params: { id } })
    expect(seen).toMatchObject({ status: 'sent_back', actions: ['received', 'contest', 'message'], waits_for: 'store' })
    expect(seen.sent_back).toMatchObject({ delivery_code: 'SF' })
    await seller(back.receiveReturn, { params: { id }, body: { sellable: true } }, key())
    expect(await moneyOf(it, order)).toBe(spent - order.freight_cents)
    expect(await stockOf(it, order)).toEqual({ on_hand: 100, reserved: 0 })
    expect(await shownOf(order)).toBe('after_sale_completed')
  })

  test('of goods that cannot be sold brings the money and no stock', async () => {
    const { order, id, seller } = await sentBack()
    await seller(back.receiveReturn, { params: { id }, body: { sellable: false } }, key())
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents + 1000)
    expect(await stockOf(it, order)).toEqual({ on_hand: 98, reserved: 0 })
    expect(await shownOf(order)).toBe('waiting_receipt')
  })

  test('that nobody sends back in a week is closed', async () => {
    const order = await paidOrder(it)
    await shipLines(it, order)
    const { id } = await ask(order, 'return')
    await passDays(it, 3.1)
    expect((await order.shopper.call(getRefund, { params: { id } })).status).toBe('to_send_back')
    await passDays(it, 10.2)
    expect((await order.shopper.call(getRefund, { params: { id } })).status).toBe('closed')
    expect(await shownOf(order)).toBe('waiting_receipt')
  })

  test('of which the courier tells the delivery is paid after a week; otherwise the platform decides', async () => {
    const lost = await sentBack()
    const delivered = await sentBack()
    await it.ctx.db.pool.query(
      `update parcel_tracks set state = 'delivered', delivered_at = $2 where id = (select track_id from refund_parcels where refund_id = $1)`,
      [delivered.id, it.ctx.now()],
    )
    await passDays(it, 7.1)
    expect((await delivered.order.shopper.call(getRefund, { params: { id: delivered.id } })).status).toBe('refunded')
    expect((await lost.order.shopper.call(getRefund, { params: { id: lost.id } })).status).toBe('disputed')
    // Goods that were sent back are not asked back again, and the request cannot be withdrawn any more.
    const body = { outcome: 'send_back', reason: '请寄回' } as const
    await expect(lost.admin(back.decideReturn, { params: { id: lost.id }, body }, key())).rejects.toMatchObject({
      key: 'REFUND_MOVE_REFUSED',
    })
    await expect(move(lost.order, lost.id, 'withdraw')).rejects.toMatchObject({ key: 'REFUND_MOVE_REFUSED' })
    await lost.admin(
      back.decideReturn,
      { params: { id: lost.id }, body: { outcome: 'refund', reason: '已签收' } },
      key(),
    )
    expect(await moneyOf(it, lost.order)).toBe(spent - lost.order.total_cents + 1000)
  })

  test('can be contested by the store', async () => {
    const { id, seller, order } = await sentBack()
    await seller(back.contestReturn, { params: { id }, body: { reason: '寄回的是空箱' } }, key())
    expect((await order.shopper.call(getRefund, { params: { id } })).status).toBe('disputed')
  })
})

describe('an exchange', () => {
  test('reserves the replacement, sends it and is confirmed, and no money moves', async () => {
    const order = await paidOrder(it, [1, 1])
    await shipLines(it, order)
    await receiveOrder(it, order)
    const { seller } = await backOffices(it, order)
    const other = order.sku_ids[1] as number
    const { id } = await ask(order, 'exchange', { lines: [{ n: 1, sku_id: other }] })
    await seller(back.agreeReturn, { params: { id }, body: {} }, key())
    expect(await stockOf(it, order, 1)).toEqual({ on_hand: 99, reserved: 1 })
    await move(order, id, 'send_back', parcel())
    await seller(back.receiveReturn, { params: { id }, body: { sellable: true } }, key())
    expect(await stockOf(it, order)).toEqual({ on_hand: 100, reserved: 0 })
    await seller(back.sendReplacement, { params: { id }, body: parcel() }, key())
    expect(await stockOf(it, order, 1)).toEqual({ on_hand: 98, reserved: 0 })
    expect(await move(order, id, 'confirm')).toMatchObject({ status: 'exchanged', total: '0.00' })
    expect(await moneyOf(it, order)).toBe(spent - order.total_cents)
    expect(await shownOf(order)).toBe('waiting_comment')
  })

  test('becomes a return when none is left, and gives its reservation up when it is closed', async () => {
    const order = await paidOrder(it, [1, 1])
    await shipLines(it, order)
    const { seller } = await backOffices(it, order)
    const gone = await ask(order, 'exchange', { lines: [{ n: 1 }] })
    const kept = await ask(order, 'exchange', { lines: [{ at: 1, n: 1 }] })
    await it.ctx.db.pool.query('update skus set on_hand = 0 where id = $1', [order.sku_ids[0]])
    await it.ctx.db.pool.query(
      `insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) values ($1, -99, 0, 'set')`,
      [order.sku_ids[0]],
    )
    for (const { id } of [gone, kept]) await seller(back.agreeReturn, { params: { id }, body: {} }, key())
    expect(await order.shopper.call(getRefund, { params: { id: gone.id } })).toMatchObject({
      kind: 'return',
      total: '10.00',
    })
    expect((await stockOf(it, order, 1))?.reserved).toBe(1)
    await passDays(it, 7.1)
    expect((await order.shopper.call(getRefund, { params: { id: kept.id } })).status).toBe('closed')
    expect((await stockOf(it, order, 1))?.reserved).toBe(0)
  })

  test('takes no other goods and nothing that is sold out', async () => {
    const order = await paidOrder(it, [1])
    const other = await paidOrder(it, [1])
    await shipLines(it, order)
    await expect(
      ask(order, 'exchange', { lines: [{ n: 1, sku_id: other.sku_ids[0] as number }] }),
    ).rejects.toMatchObject({ key: 'REPLACEMENT_INVALID' })
  })
})
