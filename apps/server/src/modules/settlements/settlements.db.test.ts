import { moveRefund } from '@fangshi/contract/refunds'
import { agreeRefund, agreeReturn, receiveReturn } from '@fangshi/contract/refunds-backoffice'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { makeStore, orderAt } from '../../../test/factories.ts'
import { ask, backOffices, paidOrder, shipLines } from '../../../test/refunds.ts'
import { age, beginByHand, setRate, settleableOrder, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { ownAccount, placeOf, platform } from '../ledger/chart.ts'
import { adjustBalance, balancesOfOwners } from '../ledger/public.ts'
import { post } from '../ledger/post.ts'
import { beginRun } from './begin-run.ts'
import { continueRun } from './continue-run.timers.ts'
import { settlementTimer } from './settlement.timers.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' })
  await setRate(it, 500)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const rows = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await it.ctx.db.pool.query(sql, values)).rows as Row[]
const moneyOf = async (storeId: number) => {
  const { money, debt } = (await balancesOfOwners(it.ctx.db, 'store', [storeId])).get(storeId) ?? { money: 0, debt: 0 }
  return { money, debt }
}
const statementsOf = (storeId: number) =>
  rows<Record<string, number>>(
    `select state, orders, paid_cents, commission_cents, settled_cents, debt_paid_cents, opening_money_cents as opening,
            opening_debt_cents as opening_debt, other_cents as other, closing_money_cents as closing
       from settlement_statements where store_id = $1 order by id`,
    [storeId],
  )
const isSettled = async (orderId: number): Promise<boolean> =>
  (await rows('select 1 from settled_orders where order_id = $1', [orderId])).length > 0

test('pays an order out to its store and the platform, once, and leaves nothing in escrow', async () => {
  const { id, store } = await settleableOrder(it)
  await settleAll(it)
  expect(await moneyOf(store.store_id)).toEqual({ money: 2500, debt: 0 })
  const [held] = await rows<{ balance: number }>(
    `select balance from ledger_accounts where owner_kind = 'order' and owner_id = $1`,
    [id],
  )
  expect(held?.balance).toBe(0)
  await settleAll(it)
  expect(await moneyOf(store.store_id)).toEqual({ money: 2500, debt: 0 })
  expect(await statementsOf(store.store_id)).toEqual([
    {
      state: 'closed',
      orders: 1,
      paid_cents: 2600,
      commission_cents: 100,
      settled_cents: 2500,
      debt_paid_cents: 0,
      opening: 0,
      opening_debt: 0,
      other: 0,
      closing: 2500,
    },
  ])
})

test('waits for both: the days since completion and the fifteen since receipt', async () => {
  const { id } = await orderAt(it, 'completed')
  const set = (received: number, completed: number) =>
    it.ctx.db.pool.query(
      `update orders set received_at = now() - $2 * interval '1 day', completed_at = now() - $3 * interval '1 day' where id = $1`,
      [id, received, completed],
    )
  await set(14.9, 14.9)
  await settleAll(it)
  expect(await isSettled(id)).toBe(false)
  await set(30, 6.9)
  await settleAll(it)
  expect(await isSettled(id)).toBe(false)
  await set(15.1, 7.1)
  await settleAll(it)
  expect(await isSettled(id)).toBe(true)
})

test('leaves an order alone while a refund is open, and orders that are not completed', async () => {
  const { id } = await settleableOrder(it)
  const other = await orderAt(it, 'waiting_comment')
  await age(it, other.id, 40)
  await it.ctx.db.pool.query(
    `update orders set after_sale = 'after_sale_refund', after_sale_since = now() where id = $1`,
    [id],
  )
  await settleAll(it)
  expect([await isSettled(id), await isSettled(other.id)]).toEqual([false, false])
  await it.ctx.db.pool.query('update orders set after_sale = null, after_sale_since = null where id = $1', [id])
  await settleAll(it)
  expect([await isSettled(id), await isSettled(other.id)]).toEqual([true, false])
})

test('the freight of an order whose pieces all went back before the last of them was shipped', async () => {
  const order = await paidOrder(it, [1, 1])
  const { seller } = await backOffices(it, order)
  const once = () => ({ key: newKey() })
  await shipLines(it, order, [order.lines[0] as number])
  const { id: returned } = await ask(order, 'return')
  await seller(agreeReturn, { params: { id: returned }, body: {} }, once())
  const parcel = { delivery_code: 'SF', delivery_no: 'SF12345678' }
  await order.shopper.call(moveRefund, { params: { id: returned }, body: { action: 'send_back', ...parcel } }, once())
  await seller(receiveReturn, { params: { id: returned }, body: { sellable: true } }, once())
  const { id: unsent } = await ask(order, 'refund', { lines: [{ at: 1, n: 1 }] })
  await seller(agreeRefund, { params: { id: unsent }, body: {} }, once())
  await age(it, order.id, 16)
  await settleAll(it)
  expect(await moneyOf(order.store.store_id)).toEqual({ money: order.freight_cents, debt: 0 })
})

test('an income pays the debt first, and a statement says so and takes up where the last one ended', async () => {
  const store = await makeStore(it.ctx.db)
  const { store_id } = store
  await settleableOrder(it, { store })
  await settleAll(it)
  const at = it.ctx.now()
  await inTx(it.ctx.db, (tx) =>
    adjustBalance(tx, { owner: 'store', id: store_id, kind: 'money', amount: -2500, reason: '', at }),
  )
  await inTx(it.ctx.db, (tx) =>
    post(tx, { key: 'test:debt', event: 'settled_refund', at }, [
      { account: ownAccount('store', store_id, 'debt') as never, amount: -1000 },
      { account: platform('adjustments'), amount: 1000 },
    ]),
  )
  await settleableOrder(it, { store })
  await settleableOrder(it, { store })
  await settleAll(it)
  expect(await moneyOf(store_id)).toEqual({ money: 4000, debt: 0 })
  expect((await statementsOf(store_id))[1]).toMatchObject({
    orders: 2,
    opening: 2500,
    opening_debt: 0,
    other: -3500,
    settled_cents: 5000,
    debt_paid_cents: 1000,
    closing: 4000,
  })
  expect(placeOf('store_debt', store_id)).toMatchObject({ bound: 'max0' })
})

test('an order that cannot be settled keeps no other back', async () => {
  const store = await makeStore(it.ctx.db)
  const made = [
    await settleableOrder(it, { store }),
    await settleableOrder(it, { store }),
    await settleableOrder(it, { store }),
  ]
  const [, bad] = made
  // Its escrow holds more than its lines say.
  await inTx(it.ctx.db, (tx) =>
    post(tx, { key: 'test:odd', event: 'adjustment', at: it.ctx.now() }, [
      { account: { ...placeOf('escrow', bad!.id) } as never, amount: 1 },
      { account: platform('adjustments'), amount: -1 },
    ]),
  )
  await settleAll(it)
  expect(await Promise.all(made.map(({ id }) => isSettled(id)))).toEqual([true, false, true])
  await inTx(it.ctx.db, (tx) =>
    post(tx, { key: 'test:even', event: 'adjustment', at: it.ctx.now() }, [
      { account: { ...placeOf('escrow', bad!.id) } as never, amount: -1 },
      { account: platform('adjustments'), amount: 1 },
    ]),
  )
  await settleAll(it)
  expect(await isSettled(bad!.id)).toBe(true)
})

test('one run at a time, and runs that go on at once settle each order once', async () => {
  const store = await makeStore(it.ctx.db)
  for (let i = 0; i < 5; i++) await settleableOrder(it, { store })
  const run = await beginByHand(it)
  expect(run).toBeDefined()
  expect(await beginByHand(it)).toBeUndefined()
  await Promise.all(Array.from({ length: 4 }, () => continueRun(it.ctx, run!)))
  expect(await moneyOf(store.store_id)).toEqual({ money: 12_500, debt: 0 })
  expect(await statementsOf(store.store_id)).toMatchObject([{ state: 'closed', orders: 5 }])
})

test('the timer goes on with a run that died, and settles once a day', async () => {
  const { id } = await settleableOrder(it)
  await beginByHand(it)
  await settlementTimer.run(it.ctx)
  expect(await isSettled(id)).toBe(true)
  expect(await rows('select 1 from settlement_runs where finished_at is null')).toEqual([])
  const later = await settleableOrder(it)
  await settlementTimer.run(it.ctx)
  expect(await isSettled(later.id)).toBe(false)
  const tomorrow = { ...it.ctx, now: () => new Date(Date.now() + 25 * 3_600_000) }
  await settlementTimer.run(tomorrow)
  expect(await isSettled(later.id)).toBe(true)
})

test('a run takes another number when an earlier one of the same second has its own', async () => {
  const { admin_id } = await mintAdmin(it)
  const at = it.ctx.now()
  const drawn = ['0007', '0001', '0007', '0007', '0008']
  const ctx = { ...it.ctx, now: () => at, randomDigits: () => drawn.shift() ?? '0007' }
  const begin = () => inTx(ctx.db, (tx) => beginRun(tx, ctx, { day: null, admin_id }))
  const first = await begin()
  expect(first?.settlement_no.slice(-4)).toBe('0007')
  expect(await begin()).toBeUndefined() // the first is under way
  if (first) await continueRun(it.ctx, first)
  const second = await begin()
  expect(second?.settlement_no.slice(-4)).toBe('0008')
  if (second) await continueRun(it.ctx, second)
  await expect(begin()).rejects.toThrow('five numbers')
})
