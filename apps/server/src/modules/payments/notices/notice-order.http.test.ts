import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { expectEqualBooks } from '../../../../test/equal-books.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments-at-simulator.ts'
import { createApp } from '../../../app.ts'
import { audit } from '../../../audit.ts'
import { openDatabase, type PooledDatabase } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { timer } from '../../../kernel/http/who.ts'
import { cancelGroup } from '../../orders/life/cancel-order.ts'
import { cancelAsAdmin } from '../../refunds/platform/grant-refund.ts'
import { providerOf } from '../provider-of.ts'
import type { Provider } from '../providers/provider.ts'
import type { ProviderRequest, Transport } from '../providers/transport.ts'
import { receivePayment } from '../received/receive-payment.ts'
import { sendRefunds } from '../refunds/send-refunds.timers.ts'
import { usualControls } from '../simulator/world.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 }) // keys are made once, and the machine may be busy

/** Notices that come twice, late or in another order, and those that we cannot take (payments §2.5). */

const [second, minute, hour] = [1000, 60_000, 3_600_000]
let shop: PaymentsAtSimulator
/** The same shop in another process. */
let another: { db: PooledDatabase; app: FastifyInstance }
beforeAll(async () => {
  shop = await openPayments()
  const db = openDatabase(shop.it.ctx.config.databaseUrl ?? '', 20)
  another = { db, app: await createApp({ ...shop.it.ctx, db }) }
})
beforeEach(() => void Object.assign(shop.simulator.controls, usualControls()))
afterEach(async () => {
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(async () => {
  await another.app.close()
  await another.db.close()
  await shop.it.close()
})

const through =
  (app: FastifyInstance): Transport =>
  async ({ url, headers, body }) => {
    const { pathname } = new URL(url)
    const answer = await app.inject({ method: 'POST', url: pathname, headers, payload: body ?? Buffer.alloc(0) })
    return { status: answer.statusCode, headers: {}, body: answer.rawPayload }
  }
/** Delivers a notice, and its answer never reaches the provider. */
const lostAnswer: Transport = async (request) => {
  await shop.deliver(request)
  throw new Error('socket hang up')
}
const admin = { area: 'Admin', admin_id: 1 } as Parameters<typeof cancelAsAdmin>[2]

interface Paid {
  id: number
  group_id: number
  code: string
}
async function begin(channel: 'wechat' | 'alipay'): Promise<Paid & { attempt_no: string }> {
  const { order, code } = await shop.begin(channel)
  const { rows } = await shop.it.ctx.db.pool.query<{ attempt_no: string }>(
    'select a.attempt_no from payment_attempts a join bills b on b.id = a.bill_id where b.ref_id = $1',
    [order.group_id],
  )
  return { id: order.id, group_id: order.group_id, code, attempt_no: rows[0]?.attempt_no ?? '' }
}
/** The order's status and what was received for it, with why it did not count. */
async function stateOf({ id, group_id }: Paid): Promise<[status: string, received: (string | null)[]]> {
  const { rows } = await shop.it.ctx.db.pool.query<{ status: string; received: (string | null)[] | null }>(
    `select o.status, (select json_agg(p.unmatched order by p.id) from received_payments p
                         join payment_attempts a on a.id = p.attempt_id join bills b on b.id = a.bill_id
                        where b.ref_id = $2) as received from orders o where o.id = $1`,
    [id, group_id],
  )
  return [rows[0]?.status ?? '', rows[0]?.received ?? []]
}
const kept = async (): Promise<number> =>
  (await shop.it.ctx.db.pool.query<{ n: number }>('select count(*)::int as n from payment_notices')).rows[0]?.n ?? 0
const cancelPaid = ({ id }: Paid) =>
  inTx(shop.it.ctx.db, (tx) => cancelAsAdmin(tx, shop.it.ctx, admin, { id, reason: 'x' }))

describe.each(['wechat', 'alipay'] as const)('%s', (channel) => {
  const provider = async () => (await providerOf(shop.it.ctx, channel, 'scan')) as Provider

  test.each(['duplicate', 'twin'] as const)('twice, as %s: counted once, both acknowledged', async (fault) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    const before = await kept()
    shop.simulator.controls.notices = fault
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
    expect((await kept()) - before).toBe(fault === 'twin' ? 2 : 1)
    shop.it.advance(hour)
    expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(0)
  })

  test('32 at once in two processes: counted once, all acknowledged', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    const requests: ProviderRequest[] = []
    await shop.simulator.deliver(async (request) => {
      requests.push(request)
      throw new Error('not yet')
    }, paid.code)
    const [here, there] = [through(shop.it.app), through(another.app)]
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, at) => (at % 2 ? here : there)(requests[0] as ProviderRequest)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([channel === 'wechat' ? 204 : 200]))
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  })

  test('again and again for a day, because no answer arrives: counted once', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    let tries = 0
    for (let passed = 0; passed < 30 * hour; passed += tries < 4 ? 15 * second : 30 * minute) {
      tries += await shop.simulator.deliver(lostAnswer, paid.code)
      shop.it.advance(tries < 4 ? 15 * second : 30 * minute)
    }
    expect(tries).toBe(channel === 'wechat' ? 16 : 8)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  })

  test('again after a restart: counted once', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    await shop.simulator.deliver(lostAnswer, paid.code)
    shop.it.advance(5 * minute)
    expect(await shop.simulator.deliver(through(another.app), paid.code)).toBe(1)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  })

  test('the refund is told before the payment: nothing goes back again', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    shop.simulator.controls.notices = 'drop'
    await shop.simulator.deliver(shop.toShop, paid.code)
    const trade = await (await provider()).query(paid.attempt_no)
    if (!('payment' in trade)) throw new Error('not paid')
    const from = { channel, device: 'scan' }
    await inTx(shop.it.ctx.db, (tx) => receivePayment(tx, shop.it.ctx, from, trade.payment))
    await cancelPaid(paid)
    await sendRefunds(shop.it.ctx)
    shop.it.advance(5 * minute)
    shop.simulator.controls.notices = 'reorder'
    expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(2)
    expect(await stateOf(paid)).toEqual(['after_sale_completed', [null]])
    shop.it.advance(hour)
    expect(await shop.simulator.deliver(shop.toShop, paid.code), 'all is acknowledged').toBe(0)
  })

  test('closed at the provider, then paid: the provider takes nothing', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'fail') // opened, so that Alipay knows it too
    expect(await (await provider()).close(paid.attempt_no)).toBe('closed')
    await expect(shop.simulator.act(paid.code, 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['waiting_payment', []])
  })

  test('paid, then closed: the provider says so, and the notice counts', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    expect(await (await provider()).close(paid.attempt_no)).toBe('paid')
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  })

  test('late, after the order was cancelled: it goes back to its source', async () => {
    const paid = await begin(channel)
    const { group_id } = paid
    await shop.simulator.act(paid.code, 'pay')
    await inTx(shop.it.ctx.db, (tx) => cancelGroup(tx, shop.it.ctx, timer, { group_id }))
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['cancelled', ['bill_closed']])
    await sendRefunds(shop.it.ctx)
    const lines = await shop.simulator.ledger()
    expect(lines.find(({ out_trade_no }) => out_trade_no === paid.attempt_no)).toMatchObject({
      paid_cents: 2600,
      refunded_cents: 2600,
    })
  })

  test('late, after the refund: nothing is counted again', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    await shop.simulator.deliver(lostAnswer, paid.code)
    await cancelPaid(paid)
    await sendRefunds(shop.it.ctx)
    shop.it.advance(5 * minute)
    expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(2)
    expect(await stateOf(paid)).toEqual(['after_sale_completed', [null]])
    shop.it.advance(hour)
    expect(await shop.simulator.deliver(shop.toShop, paid.code), 'all is acknowledged').toBe(0)
  })

  test('while the database is away, or has no connection left: not acknowledged, counted later', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none')
    const without = await createApp({ ...shop.it.ctx, db: away })
    expect(await shop.simulator.deliver(through(without), paid.code)).toBe(1)
    await without.close()
    await away.close()
    expect(await stateOf(paid)).toEqual(['waiting_payment', []])
    const { pool } = another.db
    const taken = await Promise.all(Array.from({ length: 20 }, () => pool.connect()))
    shop.it.advance(5 * minute)
    expect(await shop.simulator.deliver(through(another.app), paid.code)).toBe(1)
    for (const client of taken) client.release()
    expect(await stateOf(paid)).toEqual(['waiting_payment', []])
    shop.it.advance(11 * minute)
    expect(await shop.simulator.deliver(through(another.app), paid.code)).toBe(1)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  })
})
