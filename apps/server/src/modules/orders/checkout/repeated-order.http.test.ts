import { addToCart } from '@fangshi/contract/cart'
import { createOrder, moveOrder, payOrder, quoteOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeAddress, makeGoods, makeShopper, makeStore, type MadeShopper } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'

let it: TestApp
let shopper: MadeShopper
let sku_id: number
let address_id: number
beforeAll(async () => {
  it = await testApp()
})
beforeEach(async () => {
  const { store_id } = await makeStore(it.ctx.db)
  sku_id = (await makeGoods(it.ctx.db, store_id)).sku_ids[0] as number
  shopper = await makeShopper(it, { money_cents: 100_000 })
  address_id = await makeAddress(it.ctx.db, shopper.id)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const one = () => `sku-${sku_id}x1`
const toCart = async () => (await shopper.call(addToCart, { body: { sku_id, buy_num: 1 } })).cart_id
const place = (params: string, { again, total_price = '16.00' }: { again?: boolean; total_price?: string } = {}) =>
  shopper.call(createOrder, { body: { params, address_id, total_price, again } })
const repeated = (group_no: string) => ({ code: 409, key: 'ORDER_REPEATED', details: { group_no } })
const reserved = async () =>
  (await it.ctx.db.pool.query('select reserved from skus where id = $1', [sku_id])).rows[0]?.reserved

test('the same lines again within ten minutes answer the number of the unpaid group', async () => {
  const { group_no } = await place(one())
  await expect(place(one())).rejects.toMatchObject(repeated(group_no))
  const cart_id = await toCart()
  await expect(place(`cart-${cart_id}`)).rejects.toMatchObject(repeated(group_no))
  expect(await reserved()).toBe(1)
  expect(await shopper.call(quoteOrder, { body: { params: `cart-${cart_id}` } })).toMatchObject({ orderable: true })
  // The first group has not taken this cart line, so the same line can be ordered when that is meant.
  const second = await place(`cart-${cart_id}`, { again: true })
  expect(second.group_no).not.toBe(group_no)
  await expect(place(one())).rejects.toMatchObject(repeated(second.group_no))
})

test('another quantity, another shopper and ten minutes later are other orders', async () => {
  await place(one())
  await place(`sku-${sku_id}x2`, { total_price: '26.00' })
  const other = await makeShopper(it)
  const body = { params: one(), address_id: await makeAddress(it.ctx.db, other.id), total_price: '16.00' }
  await other.call(createOrder, { body })
  it.advance(10 * 60_000)
  await place(one())
})

test('what is paid or cancelled may be ordered once more', async () => {
  const first = await place(one())
  await shopper.call(payOrder, {
    body: { group_no: first.group_no, method: 'balance', ticket: await shopper.ticket() },
  })
  const second = await place(one())
  await shopper.call(moveOrder, { params: { id: second.order_id[0] as number }, body: { action: 'cancel' } })
  await place(one())
})

test('a cart line that another tab ordered answers its group, paid too; a removed or foreign one is not found', async () => {
  const cart_id = await toCart()
  const { group_no, order_id } = await place(`cart-${cart_id}`)
  await expect(place(`cart-${cart_id}`)).rejects.toMatchObject(repeated(group_no))
  await expect(place(`cart-${cart_id}`, { again: true })).rejects.toMatchObject(repeated(group_no))
  const quote = shopper.call(quoteOrder, { body: { params: `cart-${cart_id}` } })
  await expect(quote).rejects.toMatchObject(repeated(group_no))
  const kept = await toCart()
  await expect(place(`cart-${kept}-${cart_id}`)).rejects.toMatchObject(repeated(group_no))

  const missing = { code: 404, key: 'NOT_FOUND' }
  const other = await makeShopper(it)
  const foreign = other.call(quoteOrder, { body: { params: `cart-${cart_id}` } })
  await expect(foreign).rejects.toMatchObject(missing)
  await expect(place('cart-99999999')).rejects.toMatchObject(missing)
  await shopper.call(moveOrder, { params: { id: order_id[0] as number }, body: { action: 'cancel' } })
  await expect(place(`cart-${cart_id}`)).rejects.toMatchObject(missing)
})

test('`again` is a yes or a no', async () => {
  const body = { params: one(), address_id, total_price: '16.00', again: 'maybe' as never }
  await expect(shopper.call(createOrder, { body })).rejects.toMatchObject({ code: 422 })
})
