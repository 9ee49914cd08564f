import { getOrder, moveOrder, payOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patientWaits } from '../../../../test/patient-waits.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import type { MadeOrder } from '../../../../test/factories.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import { openDatabase, type Database } from '../../../kernel/db/db.ts'
import { ordersTimers } from '../../orders/life/orders.jobs.ts'
import { sendRefunds } from '../refunds/send-refunds.timers.ts'
import { queryAttempts } from './query-attempts.timers.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let shop: PaymentsAtSimulator
/** Connections of another process. */
let second: Database
beforeAll(async () => {
  shop = await openPayments()
  second = openDatabase(shop.it.ctx.config.databaseUrl ?? '', 10, patientWaits)
})
afterEach(async () => {
  await shop.simulator.deliver(shop.toShop)
  await sendRefunds(shop.it.ctx)
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(async () => {
  await second.close()
  await shop.it.close()
})

const elsewhere = () => ({ ...shop.it.ctx, db: second })
const rounds = [0, 1, 2, 3, 4, 5]
const statusOf = async ({ id, shopper }: MadeOrder): Promise<string> =>
  (await shopper.call(getOrder, { params: { id } })).order_status
/** What went back, or is about to, of what providers took for the order, in cents. */
const returned = async ({ group_id }: MadeOrder): Promise<number> =>
  (
    await shop.it.ctx.db.pool.query<{ cents: number }>(
      `select coalesce(sum(r.amount_cents), 0)::int as cents from payment_refunds r join received_payments p on p.id = r.received_id
         join payment_attempts a on a.id = p.attempt_id join bills b on b.id = a.bill_id where b.ref_id = $1`,
      [group_id],
    )
  ).rows[0]?.cents ?? 0

test('of a payment and the timer that cancels one wins, whether a notice or a query tells', async () => {
  const begun = await Promise.all(rounds.map(() => shop.begin('wechat')))
  for (const { code } of begun) await shop.simulator.act(code, 'pay')
  shop.it.advance(24 * 3_600_000 + 1000)
  await Promise.all([
    ordersTimers[0]?.run(shop.it.ctx),
    shop.simulator.deliver(shop.toShop),
    queryAttempts(elsewhere()),
    ordersTimers[0]?.run(elsewhere()),
  ])
  await Promise.all(
    begun.map(async ({ order }) => {
      // It was paid in time, and the provider was asked before anything was cancelled.
      expect(await statusOf(order)).toBe('waiting_delivery')
      expect(await returned(order)).toBe(0)
    }),
  )
})

test('of a shopper who cancels and one who pays at the same time one wins', async () => {
  for (const round of rounds) {
    const { order, code } = await shop.begin(round % 2 ? 'wechat' : 'alipay')
    const { id, shopper } = order
    const pay = () => shop.simulator.act(code, 'pay').then(() => shop.simulator.deliver(shop.toShop))
    const cancel = () => shopper.call(moveOrder, { params: { id }, body: { action: 'cancel' } })
    const [paid] = await Promise.allSettled(round % 3 ? [pay(), cancel()] : [pay(), cancel()].toReversed())
    await shop.simulator.deliver(shop.toShop)
    const status = await statusOf(order)
    expect(['waiting_delivery', 'cancelled'], String(paid?.status)).toContain(status)
    const took = (await shop.simulator.find(code))?.payments.length ?? 0
    expect(await returned(order)).toBe(status === 'cancelled' ? took * 2600 : 0)
  }
})

test('of the balance and a provider one pays, and what the other took goes back', async () => {
  for (const round of rounds) {
    const { order, code } = await shop.begin(round % 2 ? 'wechat' : 'alipay')
    const { group_no, shopper } = order
    await shop.simulator.act(code, 'pay')
    const ticket = await shopper.ticket()
    const fromBalance = shopper.call(payOrder, { body: { group_no, method: 'balance', ticket } })
    const [balance] = await Promise.allSettled([fromBalance, shop.simulator.deliver(shop.toShop)])
    expect(await statusOf(order)).toBe('waiting_delivery')
    expect(await returned(order)).toBe(balance.status === 'fulfilled' ? 2600 : 0)
  }
})

test('a notice, a query and one who begins again count a payment once', async () => {
  for (const channel of ['wechat', 'alipay'] as const) {
    const { order, code } = await shop.begin(channel)
    await shop.simulator.act(code, 'pay')
    shop.it.advance(2 * 3_600_000)
    await Promise.allSettled([
      ...rounds.map(() => shop.pay(order, channel)),
      shop.simulator.deliver(shop.toShop),
      queryAttempts(shop.it.ctx),
      queryAttempts(elsewhere()),
    ])
    expect(await statusOf(order)).toBe('waiting_delivery')
    expect(await returned(order)).toBe(0)
  }
})
