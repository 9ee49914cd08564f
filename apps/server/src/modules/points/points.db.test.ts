import { quoteOrder } from '@fangshi/contract/orders'
import { listMoneyLogs } from '@fangshi/contract/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { orderAt, type MadeOrder } from '../../../test/factories.ts'
import { age, settleableOrder, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { adjustBalance, balancesOf } from '../ledger/public.ts'
import { pointsFor } from '../pricing/public.ts'
import { grantRefund } from '../refunds/platform/grant-refund.ts'
import { saveSettings } from '../settings/public.ts'

let it: TestApp
let who: Admin
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' })
  who = { area: 'Admin', admin_id: (await mintAdmin(it)).admin_id, is_super: true }
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const one = async <Row>(sql: string, values: unknown[]): Promise<Row> =>
  (await it.ctx.db.pool.query(sql, values)).rows[0] as Row
async function pointsOf({ shopper }: MadeOrder) {
  const { points, points_debt } = await balancesOf(it.ctx.db, shopper.id)
  return [points, points_debt]
}
/** Points per yuan, in hundredths, for orders that are placed from now on. */
async function setPoints(per_yuan: number): Promise<void> {
  await inTx(it.ctx.db, (tx) => saveSettings(tx, 'points', { per_yuan }, it.ctx.now()))
  it.forgetSettings()
}
/** Gives a part of one of the order's two pieces of 10.00 back. */
async function refund(order: MadeOrder, amount_cents = 1000): Promise<unknown> {
  const { id } = await one<{ id: number }>('select id from order_lines where order_id = $1', [order.id])
  return inTx(it.ctx.db, (tx) =>
    grantRefund(tx, it.ctx, who, {
      id: order.id,
      lines: [{ id, buy_num: 1, amount: amount_cents }],
      reason: '质量问题',
    }),
  )
}

test('an order earns points of what was paid for goods, at the rate of the day it was placed', async () => {
  await setPoints(155)
  const order = await orderAt(it, 'completed')
  await age(it, order.id, 16)
  const params = `sku-${order.goods.sku_ids[0]}x1`
  expect(await order.shopper.call(quoteOrder, { body: { params } })).toMatchObject({ points: pointsFor(1000, 155) })
  await setPoints(100)
  expect(await order.shopper.call(quoteOrder, { body: { params } })).toMatchObject({ points: 10 })
  expect(await pointsOf(order)).toEqual([0, 0])
  await settleAll(it)
  await settleAll(it)
  // Of 20.00, without the freight of 6.00.
  expect(await pointsOf(order)).toEqual([31, 0])
  const { data } = await order.shopper.call(listMoneyLogs, { query: { kind: 'integral' } })
  expect(data).toMatchObject([{ event: 'points_earned', money: '+31', info: order.order_no }])
})

test('a refund before the settlement leaves fewer points to earn', async () => {
  const order = await settleableOrder(it)
  await refund(order, 550)
  await settleAll(it)
  expect(await pointsOf(order)).toEqual([14, 0])
})

test('refunds after the settlement take back the old total less the new one, and what was spent is owed', async () => {
  const order = await settleableOrder(it)
  await settleAll(it)
  await refund(order, 50)
  expect(await pointsOf(order)).toEqual([19, 0])
  await inTx(it.ctx.db, (tx) =>
    adjustBalance(tx, {
      owner: 'user',
      id: order.shopper.id,
      kind: 'points',
      amount: -15,
      reason: '',
      at: it.ctx.now(),
    }),
  )
  await refund(order, 950)
  expect(await pointsOf(order)).toEqual([0, -5])
  // Later points pay what is owed first.
  const later = await orderAt(it, 'completed', { shopper: order.shopper })
  await age(it, later.id, 16)
  await settleAll(it)
  expect(await pointsOf(order)).toEqual([15, 0])
})

test('nothing is earned at a rate of zero', async () => {
  await setPoints(0)
  const order = await settleableOrder(it)
  await setPoints(100)
  await settleAll(it)
  expect(await pointsOf(order)).toEqual([0, 0])
})

test('a refund and the settlement of the same order at once: the shopper ends with the same points', async () => {
  for (let round = 0; round < 4; round++) {
    const orders = [await settleableOrder(it), await settleableOrder(it)]
    await Promise.all([settleAll(it), ...orders.map((order) => refund(order)), settleAll(it)])
    await settleAll(it)
    for (const order of orders) expect(await pointsOf(order)).toEqual([10, 0])
  }
})
