import { addToCart } from '@fangshi/contract/cart'
import { createOrder, moveOrder, payOrder, quoteOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../../test/app.ts'
import { claim, makeCoupon } from '../../test/promotions/coupons.ts'
import {
  makeAddress,
  makeExpress,
  makeGoods,
  makeReduction,
  makeShopper,
  makeStore,
  ownerOf,
  type MadeShopper,
  type MadeStore,
} from '../../test/factories.ts'
import { age, setRate, settleAll } from '../../test/settleable.ts'
import { audit } from '../audit.ts'
import { inTx } from '../kernel/db/tx.ts'
import { timer, type Admin } from '../kernel/http/who.ts'
import { moveOrder as moveByTimer, moveOwnOrder, shipOrder } from '../modules/orders/public.ts'
import { grantRefund } from '../modules/refunds/platform/grant-refund.ts'

/** Each promotion through each end of an order (rules §§4, 7, 8): what goes where to the cent, and the audit agrees. */

let it: TestApp
let who: Admin
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' })
  who = { area: 'Admin', admin_id: (await mintAdmin(it)).admin_id, is_super: true }
  await setRate(it, 1000)
  await makeExpress(it.ctx.db)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

type Promotion = 'reduction' | 'store_coupon' | 'platform_coupon'
const promotions: readonly [Promotion[]][] = [
  [['reduction']],
  [['store_coupon']],
  [['platform_coupon']],
  [['reduction', 'store_coupon', 'platform_coupon']],
]

interface BoughtOrder {
  shopper: MadeShopper
  store: MadeStore
  id: number
  group_no: string
  line: number
  total_cents: number
  /** Claimed coupons. */
  coupons: number[]
}

/** An order of three pieces at 33.33 and 8.00 freight, with 10.00 off by each promotion. */
async function order(of: readonly Promotion[], stores?: MadeStore[]): Promise<BoughtOrder> {
  const { ctx } = it
  const shopper = await makeShopper(it, { money_cents: 100_000 })
  const address_id = await makeAddress(ctx.db, shopper.id)
  const store = stores?.[0] ?? (await makeStore(ctx.db))
  const { sku_ids } = await makeGoods(ctx.db, store.store_id, { skus: [{ price_cents: 3333 }] })
  if (of.includes('reduction')) await makeReduction(ctx, store.store_id, { use_money_cents: 5000 })
  const coupons: number[] = []
  for (const store_id of [store.store_id, null])
    if (of.includes(store_id === null ? 'platform_coupon' : 'store_coupon'))
      coupons.push(await claim(shopper.call, await makeCoupon(ctx.db, ctx.now(), { store_id, money_cents: 1000 })))
  const params = `sku-${sku_ids[0]}x3`
  const { total_price } = await shopper.call(quoteOrder, { body: { params } })
  const placed = await shopper.call(createOrder, { body: { params, address_id, total_price } }, { key: newKey() })
  const id = placed.order_id[0] as number
  const { rows } = await ctx.db.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [id])
  const total_cents = Math.round(Number(total_price) * 100)
  return { shopper, store, id, group_no: placed.group_no, line: rows[0]?.id as number, total_cents, coupons }
}

const pay = async ({ shopper, group_no }: BoughtOrder) =>
  shopper.call(payOrder, { body: { group_no, method: 'balance', ticket: await shopper.ticket() } }, { key: newKey() })
const refund = ({ id, line }: BoughtOrder, buy_num: number) =>
  inTx(it.ctx.db, (tx) => grantRefund(tx, it.ctx, who, { id, lines: [{ id: line, buy_num }], reason: '协商一致' }))

/** Ships, receives and completes the order, and settles it as if that was long ago. */
async function settle({ shopper, store, id }: BoughtOrder): Promise<void> {
  const { ctx } = it
  const parcel = { delivery_code: 'SF', delivery_no: newKey().slice(0, 12) }
  await inTx(ctx.db, (tx) => shipOrder(tx, ctx, ownerOf(store), { id, ...parcel }))
  await inTx(ctx.db, (tx) => moveOwnOrder(tx, ctx, shopper.who, { id, action: 'receive' }))
  await inTx(ctx.db, (tx) => moveByTimer(tx, ctx, timer, { id, move: 'comment' }))
  await age(it, id, 16)
  await settleAll(it)
}

const balance = async (owner_kind: string, owner_id: number): Promise<number> => {
  const { rows } = await it.ctx.db.pool.query<{ cents: number }>(
    `select coalesce(sum(balance), 0)::int as cents from ledger_accounts
      where owner_kind = $1 and owner_id = $2 and kind in ('money', 'prepaid', 'debt')`,
    [owner_kind, owner_id],
  )
  return rows[0]?.cents ?? 0
}
/** What the platform paid for orders in all. */
const subsidies = async (): Promise<number> => {
  const { rows } = await it.ctx.db.pool.query<{ cents: number }>(
    `select coalesce(-sum(p.amount), 0)::int as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.owner_kind = 'platform' and a.kind = 'subsidy'`,
  )
  return rows[0]?.cents ?? 0
}
const states = async ({ coupons }: BoughtOrder): Promise<string[]> => {
  const { rows } = await it.ctx.db.pool.query<{ status: string }>(
    'select status from claimed_coupons where id = any($1::bigint[])',
    [coupons],
  )
  return rows.map(({ status }) => status)
}
const all = (state: string, { coupons }: BoughtOrder) => coupons.map(() => state)

test.each(promotions)('%s: an order that is cancelled gives its coupons back', async (of) => {
  const bought = await order(of)
  expect(bought.total_cents).toBe(9999 + 800 - 1000 * of.length)
  expect(await states(bought)).toEqual(all('used', bought))
  await bought.shopper.call(moveOrder, { params: { id: bought.id }, body: { action: 'cancel' } }, { key: newKey() })
  expect(await states(bought)).toEqual(all('to_be_used', bought))
})

test.each(promotions)(
  '%s: refunds before shipping give back what was paid, the whole one the coupons too',
  async (of) => {
    const before = await subsidies()
    const bought = await order(of)
    await pay(bought)
    const funded = of.includes('platform_coupon') ? 1000 : 0
    expect(await subsidies()).toBe(before + funded)
    await refund(bought, 1)
    const paid = 9999 - 1000 * of.length
    const first = Math.ceil(paid / 3)
    expect(await balance('user', bought.shopper.id)).toBe(100_000 - bought.total_cents + first)
    expect(await subsidies()).toBe(before + funded - Math.floor((funded * first) / paid))
    expect(await states(bought)).toEqual(all('used', bought))
    await refund(bought, 2)
    expect(await balance('user', bought.shopper.id)).toBe(100_000)
    expect(await subsidies()).toBe(before)
    expect(await states(bought)).toEqual(all('to_be_used', bought))
  },
)

test.each(promotions)('%s: settled is what shopper and platform paid, and goes back after that', async (of) => {
  const before = await subsidies()
  const bought = await order(of)
  await pay(bought)
  await settle(bought)
  const funded = of.includes('platform_coupon') ? 1000 : 0
  const paid = 9999 - 1000 * of.length
  const commission = Math.floor((paid + funded) / 10)
  expect(await balance('store', bought.store.store_id)).toBe(paid + funded + 800 - commission)
  await refund(bought, 1)
  await refund(bought, 2)
  // The freight stays: the goods were shipped.
  expect(await balance('store', bought.store.store_id)).toBe(800)
  expect(await balance('user', bought.shopper.id)).toBe(100_000 - 800)
  expect(await subsidies()).toBe(before)
  expect(await states(bought)).toEqual(all('used', bought))
})

test('an order that costs nothing is paid at once by the platform alone, and its refund gives that back', async () => {
  const before = await subsidies()
  const { ctx } = it
  const shopper = await makeShopper(it)
  const address_id = await makeAddress(ctx.db, shopper.id)
  const { store_id } = await makeStore(ctx.db)
  const { sku_ids } = await makeGoods(ctx.db, store_id, { freight_choice: 'free' })
  const coupon = await claim(shopper.call, await makeCoupon(ctx.db, ctx.now(), { money_cents: 1500 }))
  const body = { params: `sku-${sku_ids[0]}x1`, address_id, total_price: '0.00' }
  const placed = await shopper.call(createOrder, { body }, { key: newKey() })
  expect([placed.paid, await subsidies()]).toEqual([true, before + 1000])
  expect(await audit(ctx.db)).toEqual([])
  const { rows } = await ctx.db.pool.query<{ id: number }>(
    'select id from order_lines where order_id = $1',
    placed.order_id,
  )
  const lines = [{ id: rows[0]?.id as number, buy_num: 1 }]
  const id = placed.order_id[0] as number
  await inTx(ctx.db, (tx) => grantRefund(tx, ctx, who, { id, lines, reason: '协商一致' }))
  expect(await subsidies()).toBe(before)
  expect(await states({ coupons: [coupon] } as BoughtOrder)).toEqual(['to_be_used'])
})

test('a platform coupon returns once all orders of its group are refunded whole', async () => {
  const { ctx } = it
  const shopper = await makeShopper(it, { money_cents: 100_000 })
  const address_id = await makeAddress(ctx.db, shopper.id)
  const carts: number[] = []
  for (const store of [await makeStore(ctx.db), await makeStore(ctx.db)]) {
    const { sku_ids } = await makeGoods(ctx.db, store.store_id)
    const { cart_id } = await shopper.call(addToCart, { body: { sku_id: sku_ids[0] as number, buy_num: 1 } })
    carts.push(cart_id)
  }
  const coupon = await claim(shopper.call, await makeCoupon(ctx.db, ctx.now(), { money_cents: 333 }))
  const params = `cart-${carts.join('-')}`
  const { total_price } = await shopper.call(quoteOrder, { body: { params } })
  const placed = await shopper.call(createOrder, { body: { params, address_id, total_price } }, { key: newKey() })
  await pay({ shopper, group_no: placed.group_no } as BoughtOrder)
  const refundWhole = async (id: number) => {
    const { rows } = await ctx.db.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [id])
    await refund({ id, line: rows[0]?.id } as BoughtOrder, 1)
    return states({ coupons: [coupon] } as BoughtOrder)
  }
  expect(await refundWhole(placed.order_id[0] as number)).toEqual(['used'])
  expect(await refundWhole(placed.order_id[1] as number)).toEqual(['to_be_used'])
})
