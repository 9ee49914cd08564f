import { CallError, type Call } from '@fangshi/contract/client'
import { createOrder, payOrder } from '@fangshi/contract/orders'
import { requestRefund } from '@fangshi/contract/refunds'
import { agreeRefund, agreeRefundAsAdmin, refundAsAdmin } from '@fangshi/contract/refunds-backoffice'
import { approveWithdrawal, cancelWithdrawal, requestWithdrawal } from '@fangshi/contract/withdrawals'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { keyOf } from '../test/access.ts'
import { mintAdmin } from '../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../test/app.ts'
import { beginPayment } from '../test/payments/begin-payment.ts'
import { expectEqualBooks } from '../test/payments/equal-books.ts'
import {
  loginSeller,
  makeAddress,
  makeGoods,
  makeShopper,
  makeStore,
  type MadeOrder,
  type MadeShopper,
} from '../test/factories.ts'
import { codeIn } from '../test/payments/payment-simulator.ts'
import { paidOrder } from '../test/refunds.ts'
import { isBusy, patient, startServer, type ServerProcess } from '../test/processes/server-processes.ts'
import { beginByHand, setRate, settleableOrder, settleAll } from '../test/settleable.ts'
import { makeWithdrawer } from '../test/withdrawals.ts'
import { audit } from './audit.ts'
import { inTx } from './kernel/db/tx.ts'
import { balancesOf, balancesOfOwners, spendable } from './modules/ledger/public.ts'
import { openSimulator, prepareSimulator, type DemoSimulator } from './modules/payments/public.ts'
import type { ProviderRequest } from './modules/payments/providers/transport.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 }) // on a busy machine

/** What two server processes over one database do at once: one of them wins, and nothing happens twice. */

let it: TestApp
let simulator: DemoSimulator
let servers: [ServerProcess, ServerProcess]
let admin: string
const started: ServerProcess[] = []
const start = async (): Promise<ServerProcess> => {
  const server = await startServer(it)
  started.push(server)
  return server
}

beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareSimulator(tx, it.ctx))
  it.forgetSettings()
  simulator = openSimulator(it.ctx) as DemoSimulator
  admin = (await mintAdmin(it)).token
  servers = await Promise.all([start(), start()])
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await expectEqualBooks(it.ctx.db, simulator)
})
afterAll(async () => {
  await Promise.all(started.map((server) => server.close()))
  await it.close()
})

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await it.ctx.db.pool.query(text, values)).rows as Row[]
/** What was booked on the account of an order, in its order: event and cents. */
const booked = async ({ id }: { id: number }): Promise<[event: string, cents: number][]> =>
  (
    await rows<{ event: string; cents: number }>(
      `select t.event, sum(p.amount)::int as cents from ledger_accounts a join ledger_postings p on p.account_id = a.id
         join ledger_transactions t on t.id = p.transaction_id
        where a.owner_kind = 'order' and a.owner_id = $1 group by t.id order by t.id`,
      [id],
    )
  ).map(({ event, cents }) => [event, cents])

describe('orders', () => {
  const newBuyers = (count: number): Promise<{ shopper: MadeShopper; address_id: number }[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const shopper = await makeShopper(it, { money_cents: 10_000 })
        return { shopper, address_id: await makeAddress(it.ctx.db, shopper.id) }
      }),
    )
  const newSku = async (): Promise<number> => {
    const { store_id } = await makeStore(it.ctx.db)
    return (await makeGoods(it.ctx.db, store_id)).sku_ids[0] as number
  }

  test('64 buyers get exactly the 100 pieces there are', async () => {
    const [sku_id, buyers] = await Promise.all([newSku(), newBuyers(64)])
    const results = await Promise.allSettled(
      buyers.flatMap(({ shopper, address_id }) =>
        servers.map((server) =>
          patient(server.as(shopper.token))(createOrder, {
            body: { params: `sku-${sku_id}x1`, address_id, total_price: '16.00', again: true },
          }),
        ),
      ),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as CallError] : []))
    expect(results.length - refused.length).toBe(100)
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['STOCK_SHORT']))
    const [sku] = await rows(
      `select on_hand, reserved, (select count(*)::int from order_lines where sku_id = skus.id) as lines
         from skus where id = $1`,
      [sku_id],
    )
    expect(sku).toEqual({ on_hand: 100, reserved: 100, lines: 100 })
  })

  test('the same bought on both at once is one order, and the other answer names it', async () => {
    const [sku_id, buyers] = await Promise.all([newSku(), newBuyers(12)])
    const body = { params: `sku-${sku_id}x1`, total_price: '16.00' }
    for (const { shopper, address_id } of buyers) {
      const results = await Promise.allSettled(
        servers.map((server) => patient(server.as(shopper.token))(createOrder, { body: { ...body, address_id } })),
      )
      const placed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.group_no] : []))
      expect(placed).toHaveLength(1)
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as CallError] : []))
      expect(refused).toMatchObject([{ code: 409, key: 'ORDER_REPEATED', details: { group_no: placed[0] } }])
    }
  })

  test('calls that a killed process left unanswered are answered by another, once', async () => {
    const [sku_id, buyers, doomed] = await Promise.all([newSku(), newBuyers(40), start()])
    const [other] = servers
    let answered = 0
    /** Sends the call to the process that will be killed and, when no answer comes, again with the same key to another. */
    const retried = async <T>(token: string, send: (call: Call, key: string) => Promise<T>): Promise<T> => {
      const key = newKey()
      const first = await send(patient(doomed.as(token), isBusy), key).catch((error: unknown) => {
        if (error instanceof CallError) throw error
        return null
      })
      answered += 1
      if (answered === 25) doomed.kill()
      return first ?? send(patient(other.as(token)), key)
    }
    const paid = await Promise.all(
      buyers.map(async ({ shopper, address_id }) => {
        const body = { params: `sku-${sku_id}x1`, address_id, total_price: '16.00' }
        const { group_no } = await retried(shopper.token, (call, key) => call(createOrder, { body }, { key }))
        const payment = { group_no, method: 'balance', ticket: await shopper.ticket() } as const
        return retried(shopper.token, (call, key) => call(payOrder, { body: payment }, { key }))
      }),
    )
    expect(paid).toHaveLength(40)
    const [total] = await rows(
      `select count(*)::int as orders, count(distinct user_id)::int as buyers, count(*) filter (where o.status = 'waiting_delivery')::int as paid,
              (select on_hand from skus where id = $1) as on_hand
         from orders o join order_lines l on l.order_id = o.id where l.sku_id = $1`,
      [sku_id],
    )
    expect(total).toEqual({ orders: 40, buyers: 40, paid: 40, on_hand: 60 })
  })
})

const channels = ['wechat', 'alipay'] as const
const rounds = [0, 1, 2, 3, 4, 5]
/** Two calls of a round at once, each on a server of its own; which goes first changes with the round. */
async function atOnce(
  round: number,
  first: (server: ServerProcess) => Promise<unknown>,
  second: (server: ServerProcess) => Promise<unknown>,
): Promise<[first: string, second: string]> {
  const [here, there] = round % 4 < 2 ? servers : (servers.toReversed() as typeof servers)
  const calls = [() => keyOf(first(here)), () => keyOf(second(there))]
  const keys = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()))
  return (round % 2 ? keys.toReversed() : keys) as [string, string]
}

interface Begun {
  order: MadeOrder
  code: string
}
async function begin(channel: (typeof channels)[number]): Promise<Begun> {
  const { order, prepared } = await beginPayment(it, channel, 'scan')
  return { order, code: codeIn('code_url' in prepared ? prepared.code_url : '') }
}
/** The notices of a trade that the provider would send now. */
async function noticesOf(code: string): Promise<ProviderRequest[]> {
  const notices: ProviderRequest[] = []
  await simulator.deliver(async (request) => {
    notices.push(request)
    throw new Error('not sent yet')
  }, code)
  return notices
}
/** Sends a notice, again while the server is busy; its answer. */
async function notify({ address }: ServerProcess, { url, headers, body }: ProviderRequest): Promise<string> {
  for (let tries = 1; ; tries++) {
    const target = address + new URL(url).pathname
    const answer = await fetch(target, { method: 'POST', headers, body: new Uint8Array(body ?? []) })
    const text = await answer.text()
    if (answer.status !== 503 || tries === 20) return `${answer.status} ${text}`
  }
}
/** The order's status, and for each payment that was received for it why it did not count. */
async function stateOf({ id, group_id }: MadeOrder): Promise<[status: string, received: (string | null)[]]> {
  const [row] = await rows<{ status: string; received: (string | null)[] | null }>(
    `select status, (select json_agg(p.unmatched order by p.id) from received_payments p
                       join payment_attempts a on a.id = p.attempt_id join bills b on b.id = a.bill_id
                      where b.kind = 'order_group' and b.ref_id = $2) as received from orders where id = $1`,
    [id, group_id],
  )
  return [row?.status ?? '', row?.received ?? []]
}
const moneyOf = async ({ id }: MadeShopper): Promise<number> => spendable(await balancesOf(it.ctx.db, id))

describe('payments', () => {
  test.each(channels)('%s: of 32 equal notices one counts, and all are acknowledged', async (channel) => {
    for (const _ of [1, 2, 3]) {
      const { order, code } = await begin(channel)
      await simulator.act(code, 'pay')
      const [notice] = await noticesOf(code)
      const answers = await Promise.all(
        Array.from({ length: 32 }, (_none, at) => notify(servers[at % 2] as ServerProcess, notice as ProviderRequest)),
      )
      expect(new Set(answers)).toEqual(new Set([channel === 'wechat' ? '204 ' : '200 success']))
      expect(await stateOf(order)).toEqual(['waiting_delivery', [null]])
      expect(await booked(order)).toEqual([['order_payment', 2600]])
    }
  })

  test('of a payment with its notice and the timers that cancel one wins', async () => {
    const cancelling = 'cancel unpaid orders'
    for (const round of rounds) {
      const begun = await Promise.all([begin('wechat'), begin('alipay'), begin('wechat'), begin('alipay')])
      // Opened by its payer, so that Alipay knows it too.
      for (const { code } of begun) await simulator.act(code, 'fail')
      const groups = begun.map(({ order }) => order.group_id)
      await rows('update order_groups set pay_before = now() where id = any($1::bigint[])', [groups])
      const pay = async (server: ServerProcess): Promise<void> => {
        for (const { code } of round % 2 ? begun : begun.toReversed()) {
          const isPaid = await simulator.act(code, 'pay').then(
            () => true,
            () => false,
          )
          if (isPaid) for (const notice of await noticesOf(code)) await notify(server, notice)
        }
      }
      await Promise.all([
        ...servers.map((server) => server.runTimer(cancelling)),
        atOnce(round, pay, (server) => server.runTimer(cancelling)),
      ])
      const open = () => rows(`select from order_groups where id = any($1::bigint[]) and status = 'open'`, [groups])
      // A timer leaves what was locked or did not answer to its next run.
      for (let tries = 0; tries < 10 && (await open()).length; tries++) await servers[0].runTimer(cancelling)
      for (const { order, code } of begun) {
        const taken = (await simulator.find(code))?.payments.length
        const [status, received] = await stateOf(order)
        expect([status, taken, received]).toEqual(taken ? ['waiting_delivery', 1, [null]] : ['cancelled', 0, []])
        expect(await booked(order)).toEqual(taken ? [['order_payment', 2600]] : [])
      }
    }
  })

  test('of the balance and a provider one pays a bill, and what the other took goes back', async () => {
    for (const round of rounds) {
      const { order, code } = await begin(channels[round % 2] as 'wechat')
      await simulator.act(code, 'pay')
      const [notice] = await noticesOf(code)
      const body = { group_no: order.group_no, method: 'balance', ticket: await order.shopper.ticket() } as const
      const [balance] = await atOnce(
        round,
        (server) => patient(server.as(order.shopper.token))(payOrder, { body }),
        (server) => notify(server, notice as ProviderRequest),
      )
      const isBalance = balance === 'ok'
      expect(await stateOf(order)).toEqual(['waiting_delivery', [isBalance ? 'paid_before' : null]])
      expect(await booked(order)).toEqual([['order_payment', 2600]])
      expect(await moneyOf(order.shopper)).toBe(isBalance ? 1_000_000 - 2600 : 1_000_000)
      await Promise.all(servers.map((server) => server.runTimer('send refunds to providers')))
      const trade = await simulator.find(code)
      expect(trade?.refunds.map(({ refund_cents }) => refund_cents)).toEqual(isBalance ? [2600] : [])
    }
  })
})

describe('refunds', () => {
  test('of two requests for one line one stands, and of store and platform one agrees: it goes back once', async () => {
    for (const round of rounds) {
      const order = await paidOrder(it)
      const request = { order_id: order.id, kind: 'refund', reason: 'other' } as const
      const lines = [{ id: order.lines[0] as number, buy_num: 2 }]
      const ask = (server: ServerProcess) =>
        patient(server.as(order.shopper.token))(requestRefund, { body: { ...request, lines } })
      expect((await atOnce(round, ask, ask)).toSorted()).toEqual(['REFUND_OPEN', 'ok'])
      const requests = await rows<{ id: number }>('select id from refunds where order_id = $1', [order.id])
      expect(requests).toHaveLength(1)
      const named = { params: { id: requests[0]?.id ?? 0 }, body: {} }
      const seller = await loginSeller(it, order.store)
      const agreed = await atOnce(
        round,
        (server) => patient(server.as(seller.token, 'Seller'))(agreeRefund, named),
        (server) => patient(server.as(admin, 'Admin'))(agreeRefundAsAdmin, named),
      )
      expect(agreed.toSorted()).toEqual(['REFUND_MOVE_REFUSED', 'ok'])
      expect(await moneyOf(order.shopper)).toBe(1_000_000)
      expect(await booked(order)).toEqual([
        ['order_payment', order.total_cents],
        ['refund_agreed', -order.total_cents],
      ])
      expect(await rows('select on_hand, reserved from skus where id = any($1::bigint[])', [order.sku_ids])).toEqual([
        { on_hand: 100, reserved: 0 },
      ])
    }
  })

  test('a refund and the settlement of its order leave shopper and store with the same money, whoever is first', async () => {
    await setRate(it, 333)
    for (const round of rounds) {
      const order = await settleableOrder(it)
      const [line] = await rows<{ id: number }>('select id from order_lines where order_id = $1', [order.id])
      await beginByHand(it)
      const body = { lines: [{ id: line?.id ?? 0, buy_num: 1 }], reason: '质量问题' }
      const [refunded] = await atOnce(
        round,
        (server) => patient(server.as(admin, 'Admin'))(refundAsAdmin, { params: { id: order.id }, body }),
        (server) => server.runTimer('settle orders'),
      )
      expect(refunded).toBe('ok')
      await settleAll(it)
      // Of the 10.00 that were kept the platform has 0.33.
      const { store_id } = order.store
      const store = (await balancesOfOwners(it.ctx.db, 'store', [store_id])).get(store_id)
      expect(store).toMatchObject({ money: 1600 - 33, debt: 0 })
      expect(await moneyOf(order.shopper)).toBe(1_000_000 - 1600)
      const cents = (await booked(order)).map(([event, amount]) => `${event} ${amount}`)
      expect([
        ['order_payment 2600', 'refund_agreed -1000', 'settlement -1600'],
        ['order_payment 2600', 'settlement -2600'],
      ]).toContainEqual(cents)
    }
  })
})

describe('withdrawals', () => {
  test('of approving and cancelling one wins, and the money is where the winner put it', async () => {
    for (const round of rounds) {
      const shopper = await makeWithdrawer(it, 10_000)
      const call = patient(servers[0].as(shopper.token))
      const body = { card_id: shopper.card_id, money: '100.00', ticket: await shopper.ticket() }
      const { id } = await call(requestWithdrawal, { body })
      const [approved, cancelled] = await atOnce(
        round,
        (server) => patient(server.as(admin, 'Admin'))(approveWithdrawal, { params: { id }, body: {} }),
        (server) => patient(server.as(shopper.token))(cancelWithdrawal, { params: { id }, body: {} }),
      )
      expect([approved, cancelled].toSorted()).toEqual(['WITHDRAWAL_DECIDED', 'ok'])
      const { money, frozen } = await balancesOf(it.ctx.db, shopper.id)
      expect([money, frozen]).toEqual(approved === 'ok' ? [0, 10_000] : [10_000, 0])
      const events = await rows<{ event: string }>(
        `select event from ledger_transactions where operation_key like 'withdrawal\\_%:' || $1 order by id`,
        [id],
      )
      expect(events.map(({ event }) => event)).toEqual([
        'withdrawal_requested',
        ...(approved === 'ok' ? [] : ['withdrawal_ended']),
      ])
    }
  })
})
