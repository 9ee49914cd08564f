import { requestRefund } from '@fangshi/contract/refunds'
import type { Route } from '@fangshi/contract/route'
import { openTopUp } from '@fangshi/contract/top-ups'
import { requestWithdrawal } from '@fangshi/contract/withdrawals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, type TestApp } from '../../test/app.ts'
import { makeAddress, makeGoods, orderAt, type MadeShopper } from '../../test/factories.ts'
import { idPaths, type Node } from '../../test/every-route/id-paths.ts'
import { openPayments } from '../../test/payments/payments-at-simulator.ts'
import { makeWithdrawer } from '../../test/withdrawals.ts'
import { audit } from '../audit.ts'
import { modules } from '../modules.ts'

/**
 * Every route of a shopper about orders and money, with the rows of another shopper: they count as missing, and nothing
 * changes. A new route that takes an id, or a new id in a body, has to be named here.
 */

const areas = ['payments', 'orders', 'refunds', 'withdrawals']
const routes = modules
  .filter(({ name }) => areas.includes(name))
  .flatMap((module) => module.routes ?? [])
  .map(({ route }) => route as Route)
  .filter(({ area, right }) => area === 'Home' && right === 'shopper')

interface Rows {
  shopper: MadeShopper
  order: number
  group_no: string
  line: number
  address: number
  sku: number
  refund: number
  card: number
  withdrawal: number
  top_up_no: string
}
let it: TestApp
let own: Rows
let theirs: Rows
beforeAll(async () => {
  it = (await openPayments()).it
  ;[own, theirs] = [await fill(), await fill()]
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

async function fill(): Promise<Rows> {
  const { db } = it.ctx
  const shopper = await makeWithdrawer(it, 1_000_000)
  const { call, card_id } = shopper
  const { id: order, store } = await orderAt(it, 'waiting_delivery', { shopper })
  const { group_no } = await orderAt(it, 'waiting_payment', { shopper })
  const { rows } = await db.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [order])
  const line = rows[0]?.id ?? 0
  const { id: refund } = await call(requestRefund, {
    body: { order_id: order, kind: 'refund', reason: 'other', lines: item(line) },
  })
  const { sku_ids } = await makeGoods(db, store.store_id)
  const money = { card_id, money: '60.00', ticket: await shopper.ticket() }
  return {
    shopper,
    order,
    group_no,
    line,
    address: await makeAddress(db, shopper.id, { is_default: false }),
    sku: sku_ids[0] ?? 0,
    refund,
    card: card_id,
    withdrawal: (await call(requestWithdrawal, { body: money })).id,
    top_up_no: (await call(openTopUp, { body: { amount: '100.00' } })).top_up_no,
  }
}

type Values = Readonly<Record<string, unknown>>
/** A call with what it says of the other shopper's row, and the rest right. */
interface ForeignCall {
  /** In the path. */
  id?: number | string
  body?: Values
}
const item = (id: number) => [{ id, buy_num: 1 }]
const refundOf = (order_id: number, line: number) => ({ order_id, kind: 'refund', reason: 'other', lines: item(line) })
const preview = (order_id: number, line: number) => ({ order_id, kind: 'refund', lines: item(line) })
const buying = () => ({ params: `sku-${own.sku}x1`, address_id: theirs.address })

/** By route. */
const calls: Readonly<Record<string, () => ForeignCall[]>> = {
  'GET /user/top_ups/{top_up_no}': () => [{ id: theirs.top_up_no }],
  'POST /user/top_ups/{top_up_no}/pay': () => [{ id: theirs.top_up_no, body: { method: 'wechat', device: 'desktop' } }],
  'POST /user/order/before': () => [{ body: buying() }],
  'POST /user/order/create': () => [{ body: { ...buying(), total_price: '16.00' } }],
  'POST /user/order/pay': () => [
    { body: { group_no: theirs.group_no, method: 'wechat', device: 'desktop' } },
    { body: { group_no: theirs.group_no, method: 'balance' } },
  ],
  'GET /user/order/pay/{group_no}': () => [{ id: theirs.group_no }],
  'GET /user/order/{id}': () => [{ id: theirs.order }],
  'PUT /user/order/{id}': () =>
    ['cancel', 'receive', 'extend'].map((action) => ({ id: theirs.order, body: { action } })),
  'POST /user/order/{id}/buy_again': () => [{ id: theirs.order }],
  'GET /user/order/refund_form/{id}': () => [{ id: theirs.order }],
  'POST /user/order/refund/preview': () => [
    { body: preview(theirs.order, theirs.line) },
    { body: preview(own.order, theirs.line) },
  ],
  'POST /user/order/refund': () => [
    { body: refundOf(theirs.order, theirs.line) },
    { body: refundOf(own.order, theirs.line) },
  ],
  'GET /user/order/refund/{id}': () => [{ id: theirs.refund }],
  'PUT /user/order/refund/{id}': () =>
    ['withdraw', 'appeal', 'send_back', 'confirm', 'message'].map((action) => ({
      id: theirs.refund,
      body: { action, message: '请看', delivery_code: 'SF', delivery_no: 'SF1234567' },
    })),
  'DELETE /user/bank_cards/{id}': () => [{ id: theirs.card }],
  'POST /user/cashes': () => [{ body: { card_id: theirs.card, money: '1.00' } }],
  'POST /user/cashes/{id}/cancel': () => [{ id: theirs.withdrawal, body: {} }],
}
/** Routes that take ids of what everybody may name. */
const ofEverybody = ['GET /user/freight/{sku_id}']
/** Rows that are named by a number instead of an id. */
const byNumber = ['POST /user/order/pay']

const nameOf = ({ method, path }: Route): string => `${method} ${path}`
const takesRow = (route: Route): boolean =>
  route.path.includes('{') || byNumber.includes(nameOf(route)) || idPaths(route.body as Node | undefined).length > 0

test('every route that takes a row is named', () => {
  const taking = routes.filter(takesRow).map(nameOf)
  expect(taking.toSorted()).toEqual([...Object.keys(calls), ...ofEverybody].toSorted())
})

async function send(route: Route, { id, body }: ForeignCall, token: string | null) {
  const { statusCode, body: text } = await it.app.inject({
    method: route.method,
    url: `/api${route.path.replace(/\{\w+\}/, String(id))}`,
    headers: { 'idempotency-key': newKey(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { payload: body } : {}),
  })
  return `${statusCode} ${text}`
}
/** All that the other shopper has. */
const fingerprint = async (): Promise<unknown> => {
  const tables = ['orders', 'order_groups', 'refunds', 'withdrawals', 'bank_cards', 'top_ups', 'bills']
  const parts = tables.map((table) => `(select json_agg(t order by id) from ${table} t where user_id = $1) as ${table}`)
  return (await it.ctx.db.pool.query(`select ${parts.join(', ')}`, [theirs.shopper.id])).rows[0]
}

test.each(routes.filter((route) => nameOf(route) in calls).map((route) => [nameOf(route), route] as const))(
  '%s',
  async (name, route) => {
    const before = await fingerprint()
    for (const call of calls[name]?.() ?? []) {
      const ticket = await own.shopper.ticket()
      const withTicket = call.body && ['POST /user/cashes', 'POST /user/order/pay'].includes(name)
      const sent = withTicket ? { ...call, body: { ...call.body, ticket } } : call
      const answer = await send(route, sent, own.shopper.token)
      const isRefused =
        answer.startsWith('404') || (call.body?.address_id !== undefined && /^4\d\d.*address/i.test(answer))
      expect(isRefused ? '' : answer).toBe('')
      expect(await send(route, sent, null)).toMatch(/^401/)
    }
    expect(await fingerprint()).toEqual(before)
  },
)
