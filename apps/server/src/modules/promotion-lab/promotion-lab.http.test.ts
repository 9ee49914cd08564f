import type { Call } from '@fangshi/contract/client'
import { tryCollective, tryPromotion, trySeckill } from '@fangshi/contract/promotion-lab'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { makeCollective, seated } from '../../../test/activities/collectives.ts'
import {
  loginSeller,
  makeGoods,
  makeShopper,
  makeStore,
  orderAt,
  type MadeGoods,
  type MadeStore,
} from '../../../test/factories.ts'

let it: Backoffice
let store: MadeStore
let seller: Call
let goods: MadeGoods
/** A store with two orders of one goods by two shoppers. */
let dealer: Call
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
  const other = await makeStore(it.app.ctx.db)
  goods = await makeGoods(it.app.ctx.db, other.store_id)
  dealer = (await loginSeller(it.app, other)).call
  for (let orders = 0; orders < 2; orders++) await orderAt(it.app, 'waiting_delivery', { store: other, goods })
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

const flash = { max_per_person: 2, days: 30 } as const

test('past orders are replayed at the price of a flash sale, as far as its quota reaches', async () => {
  const [sku] = goods.sku_ids
  const query = { ...flash, skus: `${sku}:6.50:3,999999:1:1`, cost: '50' }
  const result = await dealer(trySeckill, { query })
  expect(result).toMatchObject({
    orders: 2,
    asked: 2,
    used: 1,
    buyers: 1,
    sold_out: 1,
    over_limit: 0,
    pieces: 2,
    price_cut: '7.00',
    goods_money: '40.00',
    before: { store_discount: '0.00', received: '40.00', margin: '20.00' },
    after: { store_discount: '7.00', received: '33.00', margin: '13.00' },
    // 7.00 lost, and each piece earns 1.50.
    break_even: 5,
  })
  expect(result.list).toMatchObject([{ goods_money: '20.00', discount_before: '0.00', discount_after: '7.00' }])
  expect(await dealer(trySeckill, { query: { ...query, max_per_person: 1 } })).toMatchObject({ used: 0, over_limit: 2 })
})

test('past orders are replayed in the groups of a group buy', async () => {
  const query = { ...flash, goods_id: goods.goods_id, percent_off: '20.00', people: 2, hours: 24 }
  expect(await dealer(tryCollective, { query })).toMatchObject({
    asked: 2,
    used: 2,
    pieces: 4,
    price_cut: '8.00',
    completed_groups: 1,
    failed_groups: 0,
    after: { received: '32.00', margin: null },
    break_even: null,
  })
  const three = await dealer(tryCollective, { query: { ...query, people: 3 } })
  expect(three).toMatchObject({ asked: 2, used: 0, completed_groups: 0, failed_groups: 1, list: [] })
})

test('orders of a group buy keep their price, and no offer takes from them', async () => {
  const group = await makeCollective(it.app)
  await seated(it.app, group)
  const terms = { ...flash, goods_id: group.goods_id, percent_off: '50', people: 2, hours: 24 }
  const sums = { received: '8.00', store_discount: '0.00' }
  expect(await group.seller(tryCollective, { query: terms })).toMatchObject({ orders: 1, asked: 0, after: sums })
  const skus = `${group.sku_id}:1:9`
  expect(await group.seller(trySeckill, { query: { ...flash, skus } })).toMatchObject({ asked: 0, after: sums })
  const offer = { ...query, use_money: '0' }
  expect(await group.seller(tryPromotion, { query: offer })).toMatchObject({ used: 0, after: sums })
})

test('goods and SKUs of another store touch nothing', async () => {
  const query = { ...flash, skus: `${goods.sku_ids[0]}:1:9` }
  expect(await seller(trySeckill, { query })).toMatchObject({ orders: 2, asked: 0, used: 0 })
  const group = { ...flash, goods_id: goods.goods_id, percent_off: '20', people: 2, hours: 1 }
  expect(await seller(tryCollective, { query: group })).toMatchObject({ orders: 2, asked: 0, used: 0 })
})

test('prices that cannot be are refused at their field', async () => {
  const flashOf = (row: object) => seller(trySeckill, { query: { ...flash, skus: '1:1:1', ...row } })
  await expect(flashOf({ skus: '' })).rejects.toMatchObject({ fields: { skus: expect.any(String) } })
  await expect(flashOf({ skus: '1:1' })).rejects.toMatchObject({ fields: { skus: 'INVALID' } })
  await expect(flashOf({ skus: '1:0:1' })).rejects.toMatchObject({ fields: { skus: 'TOO_SMALL' } })
  await expect(flashOf({ max_per_person: 0 })).rejects.toMatchObject({ fields: { max_per_person: 'TOO_SMALL' } })
  const terms = { ...flash, goods_id: 1, percent_off: '20', people: 2, hours: 1 }
  const groupOf = (row: object) => seller(tryCollective, { query: { ...terms, ...row } })
  await expect(groupOf({ percent_off: '0.99' })).rejects.toMatchObject({ fields: { percent_off: 'TOO_SMALL' } })
  await expect(groupOf({ percent_off: '99.01' })).rejects.toMatchObject({ fields: { percent_off: 'PERCENT_INVALID' } })
  await expect(groupOf({ people: 1 })).rejects.toMatchObject({ fields: { people: 'TOO_SMALL' } })
  await expect(groupOf({ hours: 169 })).rejects.toMatchObject({ fields: { hours: 'TOO_BIG' } })
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
  expect(await keyOf(staff(trySeckill, { query: { ...flash, skus: '1:1:1' } }))).toBe('FORBIDDEN')
  const other = await loginSeller(it.app, await makeStore(it.app.ctx.db))
  expect(await other.call(tryPromotion, { query })).toMatchObject({ orders: 0, used: 0, goods_money: '0.00', list: [] })
})
