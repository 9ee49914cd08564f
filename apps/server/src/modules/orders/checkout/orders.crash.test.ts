import { addToCart } from '@fangshi/contract/cart'
import { createOrder, payOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import { crashesOf, type CrashAt, type CrashTime } from '../../../../test/crashes.ts'
import { testDatabase } from '../../../../test/database.ts'
import { makeAddress, makeGoods, makeShopper, makeStore, type MadeShopper } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/**
 * Kills the connection after every statement of placing and paying was carried out and before its answer is known, and
 * before each commit, and tries again with the same key: it must end as if nothing had happened.
 */
let crashAt: CrashAt

let it: TestApp
let address_id: number
let shopper: MadeShopper
let params: string
let skus: number[]
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' }, { database: await testDatabase() })
  crashAt = crashesOf(it.ctx.db.pool)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

/** A shopper with two lines of two stores in the cart. */
async function prepare(): Promise<void> {
  const { db } = it.ctx
  skus = []
  const ids: number[] = []
  shopper = await makeShopper(it, { money_cents: 10_000 })
  address_id = await makeAddress(db, shopper.id)
  for (let i = 0; i < 2; i++) {
    const { store_id } = await makeStore(db)
    const sku_id = (await makeGoods(db, store_id)).sku_ids[0] as number
    skus.push(sku_id)
    ids.push((await shopper.call(addToCart, { body: { sku_id, buy_num: 2 } })).cart_id)
  }
  params = `cart-${ids.join('-')}`
}

const place = (key: string) =>
  shopper.call(createOrder, { body: { params, address_id, total_price: '52.00' } }, { key })
const pay = (group_no: string, ticket: string, key: string) =>
  shopper.call(payOrder, { body: { group_no, method: 'balance', ticket } }, { key })

/** All that the effect wrote, without numbers and instants. */
async function state(): Promise<unknown> {
  const { rows } = await it.ctx.db.pool.query(
    `select
       (select json_agg(json_build_object('status', status, 'total', total_cents, 'paid', paid_at is not null,
                                          'by', payment_name, 'moves', (select json_agg(move order by id) from order_history
                                                                         where order_id = o.id)) order by id)
          from orders o where user_id = $1) as orders,
       (select json_agg(status) from order_groups where user_id = $1) as groups,
       (select json_agg(json_build_object('status', status, 'attempts', (select count(*) from payment_attempts
                                                                          where bill_id = b.id))) from bills b where user_id = $1) as bills,
       (select count(*) from carts where user_id = $1) as cart,
       (select json_agg(json_build_array(on_hand, reserved) order by id) from skus where id = any($2)) as stock,
       (select json_agg(reason order by id) from stock_movements where sku_id = any($2)) as movements,
       (select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and kind = 'prepaid') as money,
       (select json_agg(balance order by id) from ledger_accounts
         where owner_kind = 'order' and owner_id in (select id from orders where user_id = $1)) as escrow,
       (select json_agg(left_cents) from pay_tickets where user_id = $1) as tickets,
       (select sum(pieces) from sales_pending where goods_id in (select goods_id from skus where id = any($2))) as sold,
       (select count(*) from idempotency_keys where account_id = $1) as keys`,
    [shopper.id, skus],
  )
  return rows[0]
}

/** Runs a call that crashes at a statement; false when it has fewer statements and was answered. */
async function crashes(at: number, when: CrashTime, call: () => Promise<unknown>): Promise<boolean> {
  const { isReached, failure } = await crashAt(at, when, call)
  if (isReached) expect([500, 503]).toContain(Reflect.get(failure ?? {}, 'code'))
  else expect(failure).toBeNull()
  return isReached
}

const buildUp = async () => {
  await prepare()
  const key = newKey()
  return () => place(key)
}
const buildUpPaying = async () => {
  await prepare()
  const { group_no } = await place(newKey())
  const ticket = await shopper.ticket(20_000)
  const key = newKey()
  return () => pay(group_no, ticket, key)
}

describe.each([
  ['placing', buildUp],
  ['paying', buildUpPaying],
])('%s', (_name, build: () => Promise<() => Promise<object>>) => {
  test('ends as if uncrashed wherever it crashes', async () => {
    const uncrashed = await build()
    const shape = Object.keys(await uncrashed())
    const expected = await state()
    for (const when of ['before', 'after'] as const) {
      let at = 1
      for (let call = await build(); await crashes(at, when, call); call = await build()) {
        expect(Object.keys(await call()), `crashed ${when} statement ${at}`).toEqual(shape)
        expect(await state(), `crashed ${when} statement ${at}`).toEqual(expected)
        at += 1
      }
      expect(at).toBeGreaterThan(when === 'after' ? 6 : 1) // begin, claim, …, answer, commit
    }
  })
})
