import { addToCart, listCart, previewCart } from '@fangshi/contract/cart'
import { createOrder, getOrder, moveOrder, quoteOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { claim, makeCoupon } from '../../../../test/promotions/coupons.ts'
import {
  makeAddress,
  makeGoods,
  makeReduction,
  makeShopper,
  makeStore,
  type MadeGoods,
  type MadeShopper,
  type MadeStore,
} from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'

let it: TestApp
let store: MadeStore
let goods: MadeGoods
let shopper: MadeShopper
let address_id: number
/** Where the clock stands; null while it goes. */
let clock: Date | null = null
beforeAll(async () => {
  it = await testApp({}, { now: () => clock ?? new Date() })
})
beforeEach(async () => {
  clock = null
  store = await makeStore(it.ctx.db)
  goods = await makeGoods(it.ctx.db, store.store_id, { skus: [{ price_cents: 3000 }, { price_cents: 1001 }] })
  shopper = await makeShopper(it, { money_cents: 100_000 })
  address_id = await makeAddress(it.ctx.db, shopper.id)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const sku = (index: number): number => goods.sku_ids[index] as number
const add = async (index: number, buy_num: number) =>
  (await shopper.call(addToCart, { body: { sku_id: sku(index), buy_num } })).cart_id
const quoteOf = async (params: string) => (await shopper.call(quoteOrder, { body: { params } })).stores[0]
const statesOf = (offers: readonly { id: number; state: string; reason: string }[] = []) =>
  offers.map(({ id, state, reason }) => [id, state, reason])

test('the quote uses the full reduction that saves most and says of the others why not', async () => {
  const small = await makeReduction(it.ctx, store.store_id, { money_cents: 500, use_money_cents: 3000 })
  const large = await makeReduction(it.ctx, store.store_id, { money_cents: 2000, use_money_cents: 7000 })
  await makeReduction(it.ctx, (await makeStore(it.ctx.db)).store_id, { money_cents: 900, use_money_cents: 1000 })
  const two = await quoteOf(`sku-${sku(0)}x2`)
  expect(two).toMatchObject({ goods_money: '60.00', discount_money: '5.00', total_price: '61.00' })
  expect(statesOf(two?.offers)).toEqual([
    [small, 'used', '已减 5.00 元'],
    [large, 'below_threshold', '再买 10.00 元减 20.00 元'],
  ])
  const three = await quoteOf(`sku-${sku(0)}x3`)
  expect(three).toMatchObject({ discount_money: '20.00' })
  expect(statesOf(three?.offers)).toEqual([
    [large, 'used', '已减 20.00 元'],
    [small, 'possible', '已享受更优惠的满减'],
  ])
})

test('an order keeps the discount of each line, with the terms that were confirmed', async () => {
  const reduction = await makeReduction(it.ctx, store.store_id, { money_cents: 1000, use_money_cents: 4000 })
  const params = `cart-${await add(0, 1)}-${await add(1, 1)}`
  const { total_price } = await shopper.call(quoteOrder, { body: { params } })
  expect(total_price).toBe('36.01')
  const { order_id } = await shopper.call(createOrder, { body: { params, address_id, total_price } })
  // What the store does later with its offer is nothing to an order that was placed.
  await it.ctx.db.pool.query('delete from full_reductions where id = $1', [reduction])
  const order = await shopper.call(getOrder, { params: { id: order_id[0] as number } })
  const rule = '店铺满减：满 40.00 元减 10.00 元'
  const line = (index: number) => order.order_goods.find(({ sku_id }) => sku_id === sku(index))
  const share = (amount: string) => [{ kind: 'reduction', rule, funder: 'store', amount }]
  expect(line(0)).toMatchObject({ total_price: '30.00', paid_price: '22.50', discounts: share('7.50') })
  expect(line(1)).toMatchObject({ total_price: '10.01', paid_price: '7.51', discounts: share('2.50') })
  expect(order.steps).toContainEqual({ kind: 'discount', rule, amount: '-10.00', funder: 'store' })
})

test('an order at another price than the confirmed one is refused with the new quote, to the millisecond', async () => {
  const end_time = new Date(Date.now() + 3_600_000)
  await makeReduction(it.ctx, store.store_id, { money_cents: 1000, use_money_cents: 3000, end_time })
  const params = `sku-${sku(0)}x1`
  const at = async (ms: number) => {
    clock = new Date(end_time.getTime() + ms)
    return (await shopper.call(quoteOrder, { body: { params } })).total_price
  }
  expect([await at(-1), await at(0)]).toEqual(['26.00', '36.00'])
  const place = shopper.call(createOrder, { body: { params, address_id, total_price: '26.00' } })
  await expect(place).rejects.toMatchObject({ key: 'PRICE_CHANGED', details: { quote: { total_price: '36.00' } } })
})

test('the cart says what is missing, for the lines that are selected', async () => {
  const id = await makeReduction(it.ctx, store.store_id, { money_cents: 2000, use_money_cents: 7200 })
  const [dear, cheap] = [await add(0, 2), await add(1, 1)]
  const hints = async (selected?: string) =>
    statesOf((await shopper.call(listCart, { query: selected ? { selected } : {} }))[0]?.offers)
  expect(await hints()).toEqual([[id, 'below_threshold', '再买 1.99 元减 20.00 元']])
  expect(await hints(String(dear))).toEqual([[id, 'below_threshold', '再买 12.00 元减 20.00 元']])
  expect(await hints('999999999')).toEqual([[id, 'below_threshold', '再买 72.00 元减 20.00 元']])
  expect(await hints(`${dear},${cheap}`)).toEqual(await hints())
  const guest = await it.as(null)(previewCart, { body: { lines: [{ sku_id: sku(0), buy_num: 3 }] } })
  expect(statesOf(guest[0]?.offers)).toEqual([[id, 'used', '已减 20.00 元']])
})

describe('coupons', () => {
  const claimed = async (row: Parameters<typeof makeCoupon>[2]) =>
    claim(shopper.call, await makeCoupon(it.ctx.db, it.ctx.now(), row))
  const params = () => `sku-${sku(0)}x2`
  const quote = (choice: object = {}) => shopper.call(quoteOrder, { body: { params: params(), ...choice } })
  const place = (body: { total_price: string; params?: string; platform_coupon?: number; coupons?: object[] }) =>
    shopper.call(createOrder, { body: { params: params(), address_id, again: true, ...body } as never })
  const usedFor = async (id: number) =>
    (await it.ctx.db.pool.query<{ used_for: string }>('select used_for from claimed_coupons where id = $1', [id]))
      .rows[0]?.used_for

  test('those that save most are chosen, and what the shopper chooses instead is used', async () => {
    const [large, small, later] = [
      await claimed({ store_id: store.store_id, money_cents: 800 }),
      await claimed({ store_id: store.store_id, money_cents: 300 }),
      await claimed({ store_id: store.store_id, money_cents: 2000, use_money_cents: 7000 }),
    ]
    const [platform, others] = [
      await claimed({ store_id: null, money_cents: 600, use_money_cents: 5000 }),
      await claimed({ store_id: (await makeStore(it.ctx.db)).store_id }),
    ]
    const best = await quote()
    expect(best).toMatchObject({ total_price: '52.00', discount_money: '14.00' })
    expect(statesOf(best.stores[0]?.offers)).toEqual([
      [large, 'used', '已减 8.00 元'],
      [small, 'possible', '可减 3.00 元'],
      [later, 'below_threshold', '再买 10.00 元减 20.00 元'],
    ])
    expect(statesOf(best.offers)).toEqual([[platform, 'used', '已减 6.00 元']])
    const coupons = [{ store_id: store.store_id, coupon: small }]
    expect(await quote({ coupons, platform_coupon: 0 })).toMatchObject({ total_price: '63.00' })
    const none = [{ store_id: store.store_id, coupon: 0 }]
    expect(await quote({ coupons: none })).toMatchObject({ total_price: '60.00' })
    // Another store's coupon, and one of another shopper, are as none.
    expect(await quote({ coupons: [{ store_id: store.store_id, coupon: others }] })).toMatchObject({
      total_price: '60.00',
    })
    const stranger = await makeShopper(it)
    const theirs = await claim(stranger.call, await makeCoupon(it.ctx.db, it.ctx.now(), { money_cents: 900 }))
    expect(await quote({ platform_coupon: theirs })).toMatchObject({ total_price: '58.00' })
    const cart = `cart-${await add(0, 2)}`
    expect(statesOf((await quoteOf(cart))?.offers)[0]).toEqual([large, 'used', '已减 8.00 元'])
    const [hints] = await shopper.call(listCart, { query: {} })
    expect(statesOf(hints?.offers)).toEqual(statesOf(best.stores[0]?.offers))
  })

  test('one for some goods fits no others', async () => {
    const coupon = await makeCoupon(it.ctx.db, it.ctx.now(), { store_id: store.store_id, scope: 'goods' })
    const { goods_id } = await makeGoods(it.ctx.db, store.store_id)
    await it.ctx.db.pool.query('insert into coupon_goods (coupon_id, goods_id, store_id) values ($1, $2, $3)', [
      coupon,
      goods_id,
      store.store_id,
    ])
    const id = await claim(shopper.call, coupon)
    expect(statesOf((await quote()).stores[0]?.offers)).toEqual([[id, 'fits_nothing', '不适用于所选商品']])
  })

  test('an order uses its coupons, and its cancellation gives them back', async () => {
    const ofStore = await claimed({ store_id: store.store_id, money_cents: 800 })
    const ofPlatform = await claimed({ store_id: null, money_cents: 600 })
    const { group_no, order_id, order_no } = await place({ total_price: '52.00' })
    expect([await usedFor(ofStore), await usedFor(ofPlatform)]).toEqual([order_no[0], group_no])
    expect((await quote()).total_price).toBe('66.00')
    await shopper.call(moveOrder, { params: { id: order_id[0] as number }, body: { action: 'cancel' } })
    expect((await quote()).total_price).toBe('52.00')
  })

  test('two orders with one coupon at once: one has it, the other is refused with the new quote', async () => {
    await claimed({ store_id: null, money_cents: 600 })
    const quotes = [2, 3].map(async (n) => {
      const of = { params: `sku-${sku(0)}x${n}` }
      return { ...of, total_price: (await quote(of)).total_price }
    })
    const orders = (await Promise.all(quotes)).map(place)
    const results = await Promise.allSettled(orders)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ key: 'PRICE_CHANGED', details: { quote: { discount_money: '0.00' } } })
  })

  test('what was used between the quote and the order is not used twice', async () => {
    const id = await claimed({ store_id: null, money_cents: 600 })
    await place({ total_price: '60.00' })
    await expect(place({ total_price: '60.00', platform_coupon: id })).rejects.toMatchObject({ key: 'PRICE_CHANGED' })
  })
})
