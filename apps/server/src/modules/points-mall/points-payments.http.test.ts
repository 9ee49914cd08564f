import type { Call } from '@fangshi/contract/client'
import { getPointsPayment, listPointsOrders, movePointsOrder, payPointsOrder } from '@fangshi/contract/points-mall'
import { cancelPointsOrder } from '@fangshi/contract/points-mall-admin'
import type { ProviderChannel } from '@fangshi/contract/status'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintAdmin } from '../../../test/accounts.ts'
import { expectEqualBooks } from '../../../test/payments/equal-books.ts'
import { codeIn } from '../../../test/payments/payment-simulator.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../test/payments/payments-at-simulator.ts'
import { makePointsGoods, makePointsShopper, orderPoints } from '../../../test/points/points-orders.ts'
import { audit } from '../../audit.ts'
import { balancesOf } from '../ledger/public.ts'
import { queryAttempts } from '../payments/attempts/query-attempts.timers.ts'
import { sendRefunds } from '../payments/refunds/send-refunds.timers.ts'
import { usualControls } from '../payments/simulator/world.ts'
import { pointsOrdersTimers } from './orders/points-orders.timers.ts'

/** The cash part of points orders, paid at the simulator of the providers. */

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
let admin: Call
let goods: number
beforeAll(async () => {
  shop = await openPayments()
  admin = shop.it.as((await mintAdmin(shop.it)).token, 'Admin')
})
beforeEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  goods = await makePointsGoods(shop.it, { cash_cents: 990 })
})
afterEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  await shop.simulator.deliver(shop.toShop)
  shop.it.advance(61_000)
  await sendRefunds(shop.it.ctx)
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

/** An unpaid order for 100 points and 9.90 whose payment has begun; the code is that of its wallet page. */
async function begin(method: ProviderChannel = 'wechat') {
  const shopper = await makePointsShopper(shop.it, 100)
  const { order_no } = await orderPoints(shopper, goods, { cash_cents: 990 })
  const pay = () => shopper.call(payPointsOrder, { params: { order_no }, body: { method, device: 'desktop' } as const })
  const { code_url = '', paid } = await pay()
  expect(paid).toBe(false)
  const { data } = await shopper.call(listPointsOrders, {})
  return { shopper, order_no, id: data[0]?.id ?? 0, code: codeIn(code_url), pay }
}
type Begun = Awaited<ReturnType<typeof begin>>

const cancelAsAdmin = ({ id }: Begun) => admin(cancelPointsOrder, { params: { id }, body: { reason: '缺货' } })
const cancelOwn = ({ shopper, id }: Begun) =>
  shopper.call(movePointsOrder, { params: { id }, body: { action: 'cancel' } })
const runTimers = async (): Promise<void> => {
  for (const timer of pointsOrdersTimers) await timer.run(shop.it.ctx)
}
/** The status of the order, and what its shopper and the shelf have. */
async function stateOf({ shopper, order_no }: Begun) {
  const { order } = await shopper.call(getPointsPayment, { params: { order_no }, query: {} })
  const { points, money, prepaid } = await balancesOf(shop.it.ctx.db, shopper.id)
  const { rows } = await shop.it.ctx.db.pool.query<{ stock: number }>('select stock from points_goods where id = $1', [
    goods,
  ])
  return [order.order_status, points, money + prepaid, rows[0]?.stock]
}

test.each(['wechat', 'alipay'] as const)(
  '%s: the cash part is paid outside, and a cancelled order sends it back there',
  async (channel) => {
    const begun = await begin(channel)
    expect(await stateOf(begun)).toEqual(['waiting_payment', 0, 0, 9])
    await shop.simulator.act(begun.code, 'pay')
    await shop.simulator.deliver(shop.toShop)
    expect(await stateOf(begun)).toEqual(['waiting_delivery', 0, 0, 9])
    expect(await keyOf(begun.pay())).toBe('ORDER_NOT_PAYABLE')
    expect(await keyOf(cancelOwn(begun))).toBe('ORDER_MOVE_REFUSED')
    await Promise.all([keyOf(cancelAsAdmin(begun)), keyOf(cancelAsAdmin(begun))]).then((answers) =>
      expect(answers.toSorted()).toEqual(['ORDER_MOVE_REFUSED', 'ok']),
    )
    expect(await stateOf(begun)).toEqual(['cancelled', 100, 0, 10])
    await sendRefunds(shop.it.ctx)
    const trade = (await shop.simulator.ledger()).at(-1)
    expect(trade).toMatchObject({ provider: channel, paid_cents: 990, refunded_cents: 990 })
  },
)

test('what the provider refuses to take back is on the balance', async () => {
  const begun = await begin()
  await shop.simulator.act(begun.code, 'pay')
  await shop.simulator.deliver(shop.toShop)
  await cancelAsAdmin(begun)
  shop.simulator.controls.refunds = { outcome: 'ABNORMAL', afterMs: 0 }
  await sendRefunds(shop.it.ctx)
  expect(await stateOf(begun)).toEqual(['cancelled', 100, 990, 10])
})

test('a lost notice loses no payment', async () => {
  const begun = await begin('alipay')
  await shop.simulator.act(begun.code, 'pay')
  shop.simulator.controls.notices = 'drop'
  await shop.simulator.deliver(shop.toShop)
  expect(await stateOf(begun)).toEqual(['waiting_payment', 0, 0, 9])
  shop.it.advance(16_000)
  await queryAttempts(shop.it.ctx)
  expect(await stateOf(begun)).toEqual(['waiting_delivery', 0, 0, 9])
})

test('what is paid twice, or with another amount, goes back outside', async () => {
  const [twice, other] = [await begin(), await begin('alipay')]
  await shop.simulator.act(twice.code, 'pay_twice')
  await shop.simulator.act(other.code, 'pay_other_amount', 100)
  await shop.simulator.deliver(shop.toShop)
  expect(await stateOf(twice)).toEqual(['waiting_delivery', 0, 0, 8])
  expect(await stateOf(other)).toEqual(['waiting_payment', 0, 0, 8])
  await sendRefunds(shop.it.ctx)
  const held = (await shop.simulator.ledger()).map((line) => line.paid_cents - line.refunded_cents)
  expect(held.slice(-2).toSorted((a, b) => a - b)).toEqual([0, 990])
})

test('a cancelled order cannot be paid any more: its payment is closed at the provider first', async () => {
  const [own, late] = [await begin(), await begin()]
  expect(await cancelOwn(own)).toMatchObject({ order_status: 'cancelled' })
  await shop.it.ctx.db.pool.query('update points_orders set pay_before = $2 where id = $1', [
    late.id,
    new Date(shop.it.ctx.now().getTime() - 1),
  ])
  await runTimers()
  for (const begun of [own, late]) {
    await expect(shop.simulator.act(begun.code, 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
    expect(await stateOf(begun)).toEqual(['cancelled', 100, 0, 10])
  }
})

test('a code that nobody had scanned, which Alipay cannot close, is paid after the order was cancelled: it goes back', async () => {
  const begun = await begin('alipay')
  await cancelOwn(begun)
  await shop.simulator.act(begun.code, 'pay')
  await shop.simulator.deliver(shop.toShop)
  await sendRefunds(shop.it.ctx)
  expect(await stateOf(begun)).toEqual(['cancelled', 100, 0, 10])
  expect((await shop.simulator.ledger()).at(-1)).toMatchObject({ paid_cents: 990, refunded_cents: 990 })
})

test('paid before it is cancelled, while the notice is on its way: it stays paid', async () => {
  const [own, late] = [await begin(), await begin('alipay')]
  for (const { code } of [own, late]) await shop.simulator.act(code, 'pay')
  expect(await keyOf(cancelOwn(own))).toBe('ORDER_MOVE_REFUSED')
  await shop.it.ctx.db.pool.query('update points_orders set pay_before = $2 where id = $1', [
    late.id,
    new Date(shop.it.ctx.now().getTime() - 1),
  ])
  await runTimers()
  for (const begun of [own, late]) expect(await stateOf(begun)).toEqual(['waiting_delivery', 0, 0, 8])
})

test('while the provider does not answer, nobody cancels; after an hour the timer does, and a late payment goes back', async () => {
  const begun = await begin()
  await shop.simulator.act(begun.code, 'pay')
  shop.simulator.controls.answers = 'no_connection'
  expect(await keyOf(cancelOwn(begun))).toBe('PAY_CHANNEL_BUSY')
  await shop.it.ctx.db.pool.query('update points_orders set pay_before = $2 where id = $1', [
    begun.id,
    shop.it.ctx.now(),
  ])
  shop.it.advance(30 * 60_000)
  await runTimers()
  expect(await stateOf(begun)).toEqual(['waiting_payment', 0, 0, 9])
  shop.it.advance(31 * 60_000)
  await runTimers()
  expect(await stateOf(begun)).toEqual(['cancelled', 100, 0, 10])
  shop.simulator.controls.answers = 'none'
  await shop.simulator.deliver(shop.toShop)
  shop.it.advance(61_000)
  await sendRefunds(shop.it.ctx)
  expect(await stateOf(begun)).toEqual(['cancelled', 100, 0, 10])
  expect((await shop.simulator.ledger()).at(-1)).toMatchObject({ paid_cents: 990, refunded_cents: 990 })
})

test('the notice of a payment and a cancellation at once: one of them wins, and the money is where it belongs', async () => {
  for (const cancel of [cancelOwn, cancelAsAdmin]) {
    const begun = await begin()
    await shop.simulator.act(begun.code, 'pay')
    await Promise.allSettled([shop.simulator.deliver(shop.toShop), cancel(begun)])
    await sendRefunds(shop.it.ctx)
    const [status, points] = await stateOf(begun)
    const trade = (await shop.simulator.ledger()).at(-1)
    expect([points, trade?.refunded_cents]).toEqual(status === 'cancelled' ? [100, 990] : [0, 0])
  }
})
