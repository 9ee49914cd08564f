import { payOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { patientWaits } from '../../../../test/patient-waits.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { completePaid, type MadeOrder } from '../../../../test/factories.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { age, settleAll } from '../../../../test/settleable.ts'
import { createApp } from '../../../app.ts'
import { audit } from '../../../audit.ts'
import { openDatabase, type PooledDatabase } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { timer } from '../../../kernel/http/who.ts'
import { cancelGroup } from '../../orders/life/cancel-order.ts'
import { cancelAsAdmin } from '../../refunds/platform/grant-refund.ts'
import { balancesOfOwners } from '../../ledger/public.ts'
import { queryAttempts } from '../attempts/query-attempts.timers.ts'
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
  const db = openDatabase(shop.it.ctx.config.databaseUrl ?? '', 20, patientWaits)
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

type Channel = 'wechat' | 'alipay'
interface Begun {
  order: MadeOrder
  code: string
  attempt_no: string
}
async function begin(channel: Channel): Promise<Begun> {
  const { order, code } = await shop.begin(channel)
  const { rows } = await shop.it.ctx.db.pool.query<{ attempt_no: string }>(
    'select a.attempt_no from payment_attempts a join bills b on b.id = a.bill_id where b.ref_id = $1',
    [order.group_id],
  )
  return { order, code, attempt_no: rows[0]?.attempt_no ?? '' }
}
/** The order's status and what was received for it, with why it did not count. */
async function stateOf({ order: { id, group_id } }: Begun): Promise<[status: string, received: (string | null)[]]> {
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
const cancelPaid = ({ order: { id } }: Begun) =>
  inTx(shop.it.ctx.db, (tx) => cancelAsAdmin(tx, shop.it.ctx, admin, { id, reason: 'x' }))
/** What the provider took for the order and gave back, in cents. */
async function takenFor({ attempt_no }: Begun): Promise<[paid: number, refunded: number]> {
  const lines = await shop.simulator.ledger()
  const line = lines.find(({ out_trade_no }) => out_trade_no === attempt_no)
  return [line?.paid_cents ?? 0, line?.refunded_cents ?? 0]
}
const atProvider = async (channel: Channel): Promise<Provider> => {
  const provider = await providerOf(shop.it.ctx, channel, 'scan')
  if (!provider) throw new Error(`${channel} is switched off`)
  return provider
}

/** The notices of a trade come twice, at once, late, and each under the same number or another. */
const duplicates: Record<string, (channel: Channel) => Promise<void>> = {
  'two with one number: counted once, both acknowledged': (channel) => twice(channel, 'duplicate'),
  'two with two numbers for one trade: counted once, both acknowledged': (channel) => twice(channel, 'twin'),
  '32 at once in two processes: counted once, all acknowledged': async (channel) => {
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
  },
  'for 24 hours, because no answer arrives: counted once': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    let tries = 0
    for (let passed = 0; passed < 30 * hour; passed += tries < 4 ? 15 * second : 30 * minute) {
      tries += await shop.simulator.deliver(lostAnswer, paid.code)
      shop.it.advance(tries < 4 ? 15 * second : 30 * minute)
    }
    expect(tries).toBe(channel === 'wechat' ? 16 : 8)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  },
  'again after a restart: counted once': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    await shop.simulator.deliver(lostAnswer, paid.code)
    shop.it.advance(5 * minute)
    expect(await shop.simulator.deliver(through(another.app), paid.code)).toBe(1)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  },
}
async function twice(channel: Channel, fault: 'duplicate' | 'twin'): Promise<void> {
  const paid = await begin(channel)
  await shop.simulator.act(paid.code, 'pay')
  const before = await kept()
  shop.simulator.controls.notices = fault
  await shop.simulator.deliver(shop.toShop, paid.code)
  expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  expect((await kept()) - before).toBe(fault === 'twin' ? 2 : 1)
  shop.it.advance(hour)
  expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(0)
}

/** What happens comes in another order than usual, and the end is the same. */
const orders: Record<string, (channel: Channel) => Promise<void>> = {
  'refund notice before pay notice: nothing goes back again': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    shop.simulator.controls.notices = 'drop'
    await shop.simulator.deliver(shop.toShop, paid.code)
    const trade = await (await atProvider(channel)).query(paid.attempt_no)
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
  },
  'close then pay: the provider takes nothing': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'fail') // opened, so that Alipay knows it too
    expect(await (await atProvider(channel)).close(paid.attempt_no)).toBe('closed')
    await expect(shop.simulator.act(paid.code, 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['waiting_payment', []])
  },
  'pay then close: the provider says so, and the notice counts': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    expect(await (await atProvider(channel)).close(paid.attempt_no)).toBe('paid')
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  },
  'success then NOTPAY query: an answer from before the notice takes nothing back': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'fail')
    shop.it.advance(minute)
    const { send } = shop.simulator
    let isPaid = false
    shop.simulator.send = async (request) => {
      const answer = await send(request)
      if (!isPaid && `${request.url} ${String(request.body)}`.includes(paid.attempt_no)) {
        isPaid = true
        await shop.simulator.act(paid.code, 'pay')
        await shop.simulator.deliver(shop.toShop, paid.code)
      }
      return answer
    }
    await queryAttempts(shop.it.ctx)
    shop.simulator.send = send
    expect([isPaid, await stateOf(paid)]).toEqual([true, ['waiting_delivery', [null]]])
    shop.it.advance(hour)
    await queryAttempts(shop.it.ctx)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  },
  'query before notice: the notice counts nothing again': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    shop.it.advance(minute)
    await queryAttempts(shop.it.ctx)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
    expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(1)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
  },
  'two payments told in reverse order: one counts, the other goes back': async (channel) => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay_twice')
    shop.simulator.controls.notices = 'reorder'
    expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(2)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null, 'paid_before']])
    await sendRefunds(shop.it.ctx)
    expect(await takenFor(paid)).toEqual([5200, 2600])
  },
}

/** Money that comes when the order no longer waits for it. */
const late: Record<string, (channel: Channel) => Promise<void>> = {
  'after auto-cancel: it goes back to its source': async (channel) => {
    const paid = await begin(channel)
    const { group_id } = paid.order
    await shop.simulator.act(paid.code, 'pay')
    await inTx(shop.it.ctx.db, (tx) => cancelGroup(tx, shop.it.ctx, timer, { group_id }))
    await shop.simulator.deliver(shop.toShop, paid.code)
    expect(await stateOf(paid)).toEqual(['cancelled', ['bill_closed']])
    await sendRefunds(shop.it.ctx)
    expect(await takenFor(paid)).toEqual([2600, 2600])
  },
  'after refund: nothing is counted again': async (channel) => {
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
  },
  'after settlement: it goes back to its source, and the store keeps what it has': async (channel) => {
    const paid = await begin(channel)
    const { group_no, shopper, store, id } = paid.order
    await shop.simulator.act(paid.code, 'pay')
    const ticket = await shopper.ticket()
    await shopper.call(payOrder, { body: { group_no, method: 'balance', ticket } })
    await completePaid(shop.it, paid.order)
    await age(shop.it, id, 16)
    await settleAll(shop.it)
    const moneyOf = async () => (await balancesOfOwners(shop.it.ctx.db, 'store', [store.store_id])).get(store.store_id)
    expect(await moneyOf()).toMatchObject({ money: 2600 })
    expect(await shop.simulator.deliver(shop.toShop, paid.code)).toBe(1)
    expect(await stateOf(paid)).toEqual(['completed', ['paid_before']])
    await sendRefunds(shop.it.ctx)
    expect(await takenFor(paid)).toEqual([2600, 2600])
    expect(await moneyOf()).toMatchObject({ money: 2600 })
  },
}

test('there are as many cases of each group as the matrix has', () => {
  expect([duplicates, orders, late].map((group) => Object.keys(group).length)).toEqual([5, 6, 3])
})

describe.each(['wechat', 'alipay'] as const)('%s', (channel) => {
  test.each(Object.entries(duplicates))('duplicate: %s', (_name, run) => run(channel))
  test.each(Object.entries(orders))('order: %s', (_name, run) => run(channel))
  test.each(Object.entries(late))('late: %s', (_name, run) => run(channel))

  test('our side: while the database is away, or has no connection left, nothing is acknowledged, and it counts later', async () => {
    const paid = await begin(channel)
    await shop.simulator.act(paid.code, 'pay')
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none')
    const without = await createApp({ ...shop.it.ctx, db: away })
    expect(await shop.simulator.deliver(through(without), paid.code)).toBe(1)
    await without.close()
    await away.close()
    expect(await stateOf(paid)).toEqual(['waiting_payment', []])
    const full = openDatabase(shop.it.ctx.config.databaseUrl ?? '', 2)
    const busy = await createApp({ ...shop.it.ctx, db: full })
    const taken = await Promise.all([full.pool.connect(), full.pool.connect()])
    shop.it.advance(5 * minute)
    expect(await shop.simulator.deliver(through(busy), paid.code)).toBe(1)
    for (const client of taken) client.release()
    expect(await stateOf(paid)).toEqual(['waiting_payment', []])
    shop.it.advance(11 * minute)
    expect(await shop.simulator.deliver(through(busy), paid.code)).toBe(1)
    expect(await stateOf(paid)).toEqual(['waiting_delivery', [null]])
    await busy.close()
    await full.close()
  })
})
