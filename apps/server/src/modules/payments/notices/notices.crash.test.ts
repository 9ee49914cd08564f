import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { crashesOf, type CrashAt } from '../../../../test/crashes.ts'
import { testDatabase } from '../../../../test/database.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { cancelAsAdmin } from '../../refunds/platform/grant-refund.ts'
import { sendRefunds } from '../refunds/send-refunds.timers.ts'
import { usualControls } from '../simulator/world.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 }) // on a busy machine

/**
 * Kills the connection after every statement of counting a payment, of counting a refund and of sending one, and before
 * those that commit, and lets the provider or the timer try again: it ends as if nothing had happened (payments §2.5).
 */

let shop: PaymentsAtSimulator
let crashAt: CrashAt
beforeAll(async () => {
  const it = await testApp({ logLevel: 'silent' }, { database: await testDatabase() })
  crashAt = crashesOf(it.ctx.db.pool, { withSingle: true })
  shop = await openPayments(it)
})
afterEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

const admin = { area: 'Admin', admin_id: 1 } as Parameters<typeof cancelAsAdmin>[2]

/** Something that crashes and is tried again; `bill` is whose state is looked at. */
interface Work {
  group_id: number
  run: () => Promise<unknown>
  /** Lets the time come at which it is tried again. */
  again: () => Promise<unknown>
}
type Channel = 'wechat' | 'alipay'

/** All that is kept of a bill, without numbers, instants and tries. */
async function stateOf(group_id: number): Promise<unknown> {
  const { rows } = await shop.it.ctx.db.pool.query(
    `select b.status,
            (select json_agg(json_build_array(o.status, (select json_agg(h.move order by h.id) from order_history h where h.order_id = o.id)))
               from orders o where o.group_id = b.ref_id) as orders,
            (select json_agg(json_build_array(a.status, a.amount_cents) order by a.id) from payment_attempts a where a.bill_id = b.id) as attempts,
            (select json_agg(json_build_array(p.amount_cents, p.unmatched))
               from received_payments p join payment_attempts a on a.id = p.attempt_id where a.bill_id = b.id) as received,
            (select json_agg(json_build_array(r.status, r.amount_cents, r.next_at is null)) from payment_refunds r where r.bill_id = b.id) as refunds,
            (select json_agg(json_build_array(t.event, c.kind, p.amount) order by t.id, p.amount)
               from ledger_transactions t join ledger_postings p on p.transaction_id = t.id join ledger_accounts c on c.id = p.account_id
              where t.operation_key = 'bill:' || b.id
                 or t.operation_key in (select 'refund_paid:' || r.id from payment_refunds r where r.bill_id = b.id)) as booked
       from bills b where b.kind = 'order_group' and b.ref_id = $1`,
    [group_id],
  )
  return rows[0]
}

async function buildPayment(channel: Channel): Promise<Work> {
  const { it, simulator } = shop
  const { order, code } = await shop.begin(channel)
  await simulator.act(code, 'pay')
  const run = () => simulator.deliver(shop.toShop, code)
  return {
    group_id: order.group_id,
    run,
    again: () => {
      it.advance(5 * 60_000)
      return run()
    },
  }
}

/** A paid order that was cancelled, so that its refund is due. */
async function buildRefund(channel: Channel): Promise<{ group_id: number; code: string }> {
  const { it, simulator } = shop
  const { order, code } = await shop.begin(channel)
  await simulator.act(code, 'pay')
  await simulator.deliver(shop.toShop, code)
  await inTx(it.ctx.db, (tx) => cancelAsAdmin(tx, it.ctx, admin, { id: order.id, reason: 'x' }))
  return { group_id: order.group_id, code }
}

async function buildRefundNotice(channel: Channel): Promise<Work> {
  const { it, simulator } = shop
  const { group_id, code } = await buildRefund(channel)
  simulator.controls.refunds = { outcome: 'SUCCESS', afterMs: 1000 }
  await sendRefunds(it.ctx)
  it.advance(1001)
  const run = () => simulator.deliver(shop.toShop, code)
  return {
    group_id,
    run,
    again: async () => {
      it.advance(5 * 60_000)
      await run()
      // Alipay's notice lets the timer ask what became of the refund.
      await sendRefunds(it.ctx)
    },
  }
}

async function buildSending(channel: Channel): Promise<Work> {
  const { it, simulator } = shop
  const { group_id, code } = await buildRefund(channel)
  return {
    group_id,
    run: () => sendRefunds(it.ctx),
    again: async () => {
      // What a process had claimed when it ended is free again after a quarter of an hour.
      it.advance(16 * 60_000)
      await sendRefunds(it.ctx)
      await simulator.deliver(shop.toShop, code)
    },
  }
}

describe.each(['wechat', 'alipay'] as const)('%s', (channel) => {
  test.each([
    ['the notice of a payment', buildPayment, 8],
    ['the notice of a refund', buildRefundNotice, 4],
    ['sending a refund', buildSending, 4],
  ] as const)('%s ends as if uncrashed wherever it crashes', async (_name, build, atLeast) => {
    const uncrashed = await build(channel)
    await uncrashed.run()
    await uncrashed.again()
    const expected = await stateOf(uncrashed.group_id)
    for (const when of ['before', 'after'] as const) {
      let at = 1
      for (let isReached = true; isReached; at++) {
        const { group_id, run, again } = await build(channel)
        ;({ isReached } = await crashAt(at, when, run))
        await again()
        expect(await stateOf(group_id), `crashed ${when} statement ${at}`).toEqual(expected)
      }
      expect(at - 2, 'statements').toBeGreaterThanOrEqual(when === 'after' ? atLeast : 1)
    }
  })
})
