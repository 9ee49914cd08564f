import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper, orderAt, type MadeOrder, type MadeShopper } from '../../../test/factories.ts'
import { makeDistributed, referred, setInviter, type Referred } from '../../../test/promotions/referred.ts'
import { setRate, settleableOrder, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { accountClosed } from '../accounts/public.ts'
import { adjustBalance, balancesOf, balancesOfOwners } from '../ledger/public.ts'
import { grantRefund } from '../refunds/platform/grant-refund.ts'
import { saveSettings } from '../settings/public.ts'

let it: TestApp
let admin: Admin
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' })
  admin = { area: 'Admin', admin_id: (await mintAdmin(it)).admin_id, is_super: true }
  await setRate(it, 500)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const rows = async <Row>(sql: string, values: unknown[]): Promise<Row[]> =>
  (await it.ctx.db.pool.query(sql, values)).rows as Row[]
/** The frozen rates of an order's line by level. */
const ratesOf = async (orderId: number) =>
  (
    await rows<{ user_id: number; rate_bp: number }>(
      'select user_id, rate_bp from distribution_shares where order_id = $1 order by level',
      [orderId],
    )
  ).map(({ user_id, rate_bp }) => [user_id, rate_bp])
const idsOf = (people: readonly MadeShopper[]) => people.map(({ id }) => id)
const moneyOf = async ({ id }: MadeShopper) => {
  const { money, debt } = await balancesOf(it.ctx.db, id)
  return money + debt
}
const moneyOfAll = (people: readonly MadeShopper[]) => Promise.all(people.map(moneyOf))
const storeMoney = async ({ store }: Referred): Promise<number> => {
  const found = (await balancesOfOwners(it.ctx.db, 'store', [store.store_id])).get(store.store_id)
  return (found?.money ?? 0) + (found?.debt ?? 0)
}
async function refund(order: MadeOrder, buy_num: number): Promise<unknown> {
  const [line] = await rows<{ id: number }>('select id from order_lines where order_id = $1', [order.id])
  return inTx(it.ctx.db, (tx) =>
    grantRefund(tx, it.ctx, admin, { id: order.id, lines: [{ id: line!.id, buy_num }], reason: '质量问题' }),
  )
}

test('rates and referrers are frozen when the order is placed, and paid when it is settled', async () => {
  const made = await referred(it)
  const order = await settleableOrder(it, made)
  await it.ctx.db.pool.query('update distributions set lev_1_bp = 4000 where goods_id = $1', [made.goods.goods_id])
  await setInviter(it, made.shopper.id, null)
  const [first, second, third] = idsOf(made.referrers)
  expect(await ratesOf(order.id)).toEqual([
    [first, 1000],
    [second, 500],
    [third, 200],
  ])
  expect(await moneyOfAll(made.referrers)).toEqual([0, 0, 0])
  await settleAll(it)
  // Of 20.00 without freight: 10 %, 5 %, 2 %, and 5 % for the platform; the store gets the rest and the freight of 6.00.
  expect(await moneyOfAll(made.referrers)).toEqual([200, 100, 40])
  expect(await storeMoney(made)).toBe(2600 - 100 - 340)
  await settleAll(it)
  expect(await moneyOfAll(made.referrers)).toEqual([200, 100, 40])
})

test('what is refunded before the settlement earns nothing', async () => {
  const made = await referred(it)
  const order = await settleableOrder(it, made)
  await refund(order, 1)
  await settleAll(it)
  expect(await moneyOfAll(made.referrers)).toEqual([100, 50, 20])
  expect(await storeMoney(made)).toBe(1600 - 50 - 170)
})

test('what is refunded after the settlement is taken back in proportion, then as debt', async () => {
  const made = await referred(it, [1000, 333, 0])
  const [first, second] = made.referrers as [MadeShopper, MadeShopper, MadeShopper]
  const order = await settleableOrder(it, made)
  await settleAll(it)
  expect(await moneyOfAll([first, second])).toEqual([200, 66])
  await refund(order, 1)
  expect(await moneyOfAll([first, second])).toEqual([100, 33])
  const at = it.ctx.now()
  await inTx(it.ctx.db, (tx) =>
    adjustBalance(tx, { owner: 'user', id: first.id, kind: 'money', amount: -60, reason: '', at }),
  )
  await refund(order, 1)
  expect(await balancesOf(it.ctx.db, first.id)).toMatchObject({ money: 0, debt: -60 })
  expect(await moneyOf(second)).toBe(0)
  expect(await storeMoney(made)).toBe(600)
})

test('a refund and the settlement of the same order at once pay a commission once', async () => {
  for (let round = 0; round < 4; round++) {
    const made = await referred(it)
    const orders = [await settleableOrder(it, made), await settleableOrder(it, made)]
    await Promise.all([settleAll(it), ...orders.map((order) => refund(order, 1)), settleAll(it)])
    await settleAll(it)
    expect(await moneyOfAll(made.referrers)).toEqual([200, 100, 40])
    expect(await storeMoney(made)).toBe(2 * (1600 - 50 - 170))
  }
})

test('only the levels that the platform allows earn', async () => {
  const made = await referred(it)
  const setLevels = (levels: number) =>
    inTx(it.ctx.db, (tx) => saveSettings(tx, 'distribution', { levels }, it.ctx.now()))
  await setLevels(1)
  const one = await orderAt(it, 'waiting_payment', made)
  await setLevels(0)
  const none = await orderAt(it, 'waiting_payment', { ...made, shopper: await friendOf(made) })
  await setLevels(3)
  expect(await ratesOf(one.id)).toEqual([[made.referrers[0]!.id, 1000]])
  expect(await ratesOf(none.id)).toEqual([])
})

/** Another shopper whom the same referrer brought. */
async function friendOf(made: Referred): Promise<MadeShopper> {
  const friend = await makeShopper(it, { money_cents: 1_000_000 })
  await setInviter(it, friend.id, made.referrers[0]!.id)
  return friend
}

test('nobody earns from an own store, disabled and closed accounts earn nothing, and the other levels stay as they are', async () => {
  const made = await referred(it)
  const [first, second, third] = made.referrers as [MadeShopper, MadeShopper, MadeShopper]
  await it.ctx.db.pool.query('update stores set user_id = $2 where id = $1', [made.store.store_id, first.id])
  await it.ctx.db.pool.query(`update users set status = 'disabled' where id = $1`, [third.id])
  const order = await orderAt(it, 'waiting_payment', made)
  expect(await ratesOf(order.id)).toEqual([[second.id, 500]])
})

test('a closed account earns nothing more from sales that are not settled', async () => {
  const made = await referred(it)
  const order = await settleableOrder(it, made)
  await inTx(it.ctx.db, (tx) => accountClosed(tx, made.referrers[1]!.id))
  await settleAll(it)
  expect(await ratesOf(order.id)).toHaveLength(2)
  expect(await moneyOfAll(made.referrers)).toEqual([200, 0, 40])
  expect(await storeMoney(made)).toBe(2600 - 100 - 240)
})

test('commission and referrers take at most 90 % of a line, and the farthest get less', async () => {
  await setRate(it, 6000)
  try {
    const made = await referred(it, [2500, 1000, 1000])
    const order = await settleableOrder(it, made)
    expect((await ratesOf(order.id)).map(([, rate]) => rate)).toEqual([2500, 500])
    await settleAll(it)
    expect(await storeMoney(made)).toBe(600 + 200)
  } finally {
    await setRate(it, 500)
  }
})

test('goods without a distribution and buyers whom nobody brought pay no referrer', async () => {
  const made = await referred(it)
  const alone = await makeShopper(it, { money_cents: 1_000_000 })
  expect(await ratesOf((await orderAt(it, 'waiting_payment', { ...made, shopper: alone })).id)).toEqual([])
  const { store, shopper } = made
  expect(await ratesOf((await orderAt(it, 'waiting_payment', { store, shopper })).id)).toEqual([])
})

test('a second distribution of the same goods, a sum of nothing and a sum above 50 % are refused by the database', async () => {
  const made = await referred(it)
  const add = (rates: [number, number, number]) => makeDistributed(it, made.store.store_id, rates)
  await expect(add([0, 0, 0])).rejects.toThrow('distributions_sum')
  await expect(add([5000, 1, 0])).rejects.toThrow('distributions_sum')
  await expect(add([5000, -1, 0])).rejects.toThrow('distributions_rates')
  await expect(
    it.ctx.db.pool.query(
      'insert into distributions (store_id, goods_id, lev_1_bp, lev_2_bp, lev_3_bp) values ($1, $2, 1, 0, 0)',
      [made.store.store_id, made.goods.goods_id],
    ),
  ).rejects.toThrow('distributions_goods')
})
