import { payOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patientWaits } from '../../../../test/patient-waits.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { orderAt, type MadeOrder } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'
import { openDatabase, type Database } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { timer } from '../../../kernel/http/who.ts'
import { cancelGroup } from '../../orders/life/cancel-order.ts'
import { cancelAsAdmin } from '../../refunds/platform/grant-refund.ts'
import type { Payment } from '../providers/provider.ts'
import { receivePayment, type Outcome } from './receive-payment.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let it: TestApp
/** Connections of another process. */
let second: Database
beforeAll(async () => {
  it = await testApp()
  second = openDatabase(it.ctx.config.databaseUrl ?? '', 20, patientWaits)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(async () => {
  await second.close()
  await it.close()
})

let numbers = 0
const total = 2600

/** A payment that was begun by WeChat Pay for the order's group, as the provider will tell it. */
async function begun({ group_id }: MadeOrder, amount_cents = total): Promise<Payment> {
  const attempt_no = `attempt${++numbers}`
  await it.ctx.db.pool.query(
    `insert into payment_attempts (bill_id, attempt_no, channel, device, amount_cents, status, expires_at)
     select id, $2, 'wechat', $3, amount_cents, 'open', now() + interval '1 day' from bills where kind = 'order_group' and ref_id = $1`,
    [group_id, attempt_no, `device${numbers}`],
  )
  return payment(attempt_no, amount_cents)
}
const payment = (attempt_no: string, amount_cents = total): Payment => ({
  attempt_no,
  trade_no: `trade${++numbers}`,
  amount_cents,
  payer_cents: amount_cents,
  payer_id: 'openid',
  paid_at: it.ctx.now(),
})
const receive = (it_: Payment, db: Database = it.ctx.db) =>
  inTx(db, (tx) => receivePayment(tx, it.ctx, { channel: 'wechat', device: 'scan' }, it_))
const statusOf = async ({ id }: MadeOrder): Promise<string> =>
  (await it.ctx.db.pool.query<{ status: string }>('select status from orders where id = $1', [id])).rows[0]?.status ??
  ''
const balance = async (where: string): Promise<number> =>
  Number(
    (
      await it.ctx.db.pool.query<{ sum: string }>(
        `select coalesce(sum(p.amount), 0) as sum from ledger_postings p join ledger_accounts a on a.id = p.account_id where ${where}`,
      )
    ).rows[0]?.sum,
  )
const due = () => balance(`a.owner_kind = 'refund'`)
const suspense = () => balance(`a.kind = 'suspense'`)
const counts = (outcomes: Outcome[]) => {
  const all: Partial<Record<Outcome, number>> = {}
  for (const one of outcomes) all[one] = (all[one] ?? 0) + 1
  return all
}

test('a payment pays its order, and pays it once however often it is told', async () => {
  const order = await orderAt(it, 'waiting_payment')
  const paid = await begun(order)
  const outcomes = await Promise.all(Array.from({ length: 32 }, (_, i) => receive(paid, i % 2 ? second : it.ctx.db)))
  expect(counts(outcomes)).toEqual({ paid: 1, known: 31 })
  expect(await statusOf(order)).toBe('waiting_delivery')
  it.advance(25 * 60 * 60 * 1000)
  expect(await receive(paid)).toBe('known')
})

test('a payment that is told after the deadline pays an order that is still open', async () => {
  const order = await orderAt(it, 'waiting_payment')
  const paid = await begun(order)
  it.advance(3 * 24 * 60 * 60 * 1000)
  expect(await receive(paid)).toBe('paid')
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test('a second payment of a bill, one of a cancelled order, and another amount go back to their source', async () => {
  const before = await due()
  const order = await orderAt(it, 'waiting_payment')
  const [first, again] = [await begun(order), await begun(order)]
  expect([await receive(first), await receive(again), await receive(again)]).toEqual(['paid', 'suspense', 'known'])
  const cancelled = await orderAt(it, 'waiting_payment')
  const late = await begun(cancelled)
  await inTx(it.ctx.db, (tx) => cancelGroup(tx, it.ctx, timer, { group_id: cancelled.group_id }))
  expect(await receive(late)).toBe('suspense')
  const open = await orderAt(it, 'waiting_payment')
  expect(await receive(await begun(open, total - 1))).toBe('suspense')
  expect(await statusOf(open)).toBe('waiting_payment')
  expect(await receive(payment('nobody-knows', 77))).toBe('suspense')
  const { rows } = await it.ctx.db.pool.query<{ unmatched: string }>(
    'select unmatched from received_payments where unmatched is not null order by id',
  )
  expect(rows.map(({ unmatched }) => unmatched)).toEqual([
    'paid_before',
    'bill_closed',
    'other_amount',
    'unknown_number',
  ])
  expect([(await due()) - before, await suspense()]).toEqual([total + total + total - 1 + 77, 0])
})

test('of a payment and the cancellation of its order one wins, on two processes, and the money follows', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => orderAt(it, 'waiting_payment')))
  for (const [index, order] of orders.entries()) {
    const before = await due()
    const paid = await begun(order)
    const cancel = () => inTx(it.ctx.db, (tx) => cancelGroup(tx, it.ctx, timer, { group_id: order.group_id }))
    const both = index % 2 ? [receive(paid, second), cancel()] : [cancel(), receive(paid, second)]
    await Promise.allSettled(both)
    const status = await statusOf(order)
    expect(['waiting_delivery', 'cancelled']).toContain(status)
    expect((await due()) - before).toBe(status === 'cancelled' ? total : 0)
  }
})

test('of the balance and WeChat Pay on one bill one pays, and what the other took goes back', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => orderAt(it, 'waiting_payment')))
  for (const [index, order] of orders.entries()) {
    const before = await due()
    const paid = await begun(order)
    const ticket = await order.shopper.ticket()
    const fromBalance = () =>
      order.shopper.call(payOrder, { body: { group_no: order.group_no, method: 'balance', ticket } })
    const both = index % 2 ? [receive(paid, second), fromBalance()] : [fromBalance(), receive(paid, second)]
    const [one, other] = await Promise.allSettled(both)
    expect(await statusOf(order)).toBe('waiting_delivery')
    const outcome = (index % 2 ? one : other) as PromiseFulfilledResult<Outcome>
    expect((await due()) - before).toBe(outcome.value === 'paid' ? 0 : total)
  }
})

test('a refund of what WeChat Pay took is due to WeChat Pay, not to the balance', async () => {
  const before = await due()
  const order = await orderAt(it, 'waiting_payment')
  await receive(await begun(order))
  const admin = { area: 'Admin', admin_id: 1 } as Parameters<typeof cancelAsAdmin>[2]
  await inTx(it.ctx.db, (tx) => cancelAsAdmin(tx, it.ctx, admin, { id: order.id, reason: 'x' }))
  expect((await due()) - before).toBe(total)
  expect(await balance(`a.owner_kind = 'order' and a.owner_id = ${order.id}`)).toBe(0)
})
