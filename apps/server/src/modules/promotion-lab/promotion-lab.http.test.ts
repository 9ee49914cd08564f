import type { Call } from '@fangshi/contract/client'
import { tryPromotion } from '@fangshi/contract/promotion-lab'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { loginSeller, makeShopper, makeStore, orderAt, type MadeStore } from '../../../test/factories.ts'

let it: Backoffice
let store: MadeStore
let seller: Call
beforeAll(async () => {
  it = await openBackoffice()
  store = await makeStore(it.app.ctx.db)
  seller = (await loginSeller(it.app, store)).call
  const shopper = await makeShopper(it.app, { money_cents: 100_000 })
  await orderAt(it.app, 'waiting_delivery', { store, shopper })
  await orderAt(it.app, 'completed', { store, shopper })
  await orderAt(it.app, 'waiting_payment', { store })
  await orderAt(it.app, 'cancelled', { store })
  await orderAt(it.app, 'completed')
})
afterAll(() => it.app.close())

const query = { kind: 'reduction', money: '3', use_money: '20', days: 30 } as const

test('the paid orders of the own store are replayed, and nothing is written', async () => {
  const { db } = it.app.ctx
  const stored = async () => (await db.pool.query('select * from orders order by id')).rows
  const before = await stored()
  const result = await seller(tryPromotion, { query: { ...query, cost: '60' } })
  expect(result).toMatchObject({
    orders: 2,
    is_capped: false,
    reached: 2,
    used: 2,
    buyers: 1,
    nearly: 0,
    goods_money: '40.00',
    before: { store_discount: '0.00', received: '40.00', margin: '16.00', margin_rate: '40.00' },
    after: { store_discount: '6.00', received: '34.00', margin: '10.00', margin_rate: '29.41' },
  })
  expect(result.days.at(-1)).toMatchObject({ orders: 2, used: 2, before: '40.00', after: '34.00' })
  expect(result.list).toHaveLength(2)
  expect(result.list[0]).toMatchObject({ goods_money: '20.00', discount_before: '0.00', discount_after: '3.00' })
  expect(await stored()).toEqual(before)
})

test('limits of a coupon, its goods and its threshold count', async () => {
  const coupon = { ...query, kind: 'store_coupon' } as const
  expect(await seller(tryPromotion, { query: { ...coupon, limit: 1 } })).toMatchObject({ reached: 2, used: 1 })
  expect(await seller(tryPromotion, { query: { ...coupon, goods_ids: '999999' } })).toMatchObject({ used: 0 })
  expect(await seller(tryPromotion, { query: { ...query, use_money: '25' } })).toMatchObject({ used: 0, nearly: 2 })
})

test('what is wrong is refused at its field', async () => {
  const fieldsOf = (row: object) => seller(tryPromotion, { query: { ...query, ...row } })
  await expect(fieldsOf({ money: '0' })).rejects.toMatchObject({ fields: { money: 'TOO_SMALL' } })
  await expect(fieldsOf({ use_money: '-1' })).rejects.toMatchObject({ fields: { use_money: 'MONEY_INVALID' } })
  await expect(fieldsOf({ days: 8 })).rejects.toMatchObject({ fields: { days: 'CHOICE_INVALID' } })
  await expect(fieldsOf({ kind: 'seckill' })).rejects.toMatchObject({ fields: { kind: 'CHOICE_INVALID' } })
  await expect(fieldsOf({ cost: '100.01' })).rejects.toMatchObject({ fields: { cost: 'PERCENT_INVALID' } })
})

test('it needs a login and the right, and another store sees its own orders', async () => {
  expect(await keyOf(it.app.as(null, 'Seller')(tryPromotion, { query }))).toBe('NOT_LOGGED_IN')
  const staff = it.app.as((await mintStaff(it.app, store, {})).token, 'Seller')
  expect(await keyOf(staff(tryPromotion, { query }))).toBe('FORBIDDEN')
  const other = await loginSeller(it.app, await makeStore(it.app.ctx.db))
  expect(await other.call(tryPromotion, { query })).toMatchObject({ orders: 0, used: 0, goods_money: '0.00', list: [] })
})
