import { addToCart, changeCartSku, listCart } from '@fangshi/contract/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeGoods, makeShopper, makeStore, type MadeShopper } from '../../../test/factories.ts'

let it: TestApp
let store_id: number
beforeAll(async () => {
  it = await testApp()
  store_id = (await makeStore(it.ctx.db)).store_id
})
afterAll(() => it.close())

const goods = async (...stocks: number[]) => {
  const made = await makeGoods(it.ctx.db, store_id, { skus: stocks.map((on_hand) => ({ on_hand })) })
  return made.sku_ids as [number, number]
}
const add = async (shopper: MadeShopper, sku_id: number, buy_num: number) =>
  (await shopper.call(addToCart, { body: { sku_id, buy_num } })).cart_id
const change = (shopper: MadeShopper, id: number, sku_id: number) =>
  shopper.call(changeCartSku, { params: { id }, body: { sku_id } })
const linesOf = async (shopper: MadeShopper) =>
  (await shopper.call(listCart, {})).flatMap(({ cart_list }) =>
    cart_list.map(({ cart_id, sku_id, buy_num, price_was }) => ({ cart_id, sku_id, buy_num, price_was })),
  )

test('a line gets another SKU of its goods, at the price of today', async () => {
  const shopper = await makeShopper(it)
  const [red, blue] = await goods(10, 10)
  const id = await add(shopper, red, 3)
  await it.ctx.db.pool.query('update skus set price_cents = 4321 where id = $1', [blue])
  expect(await change(shopper, id, blue)).toEqual({ cart_id: id, buy_num: 3, count: 3 })
  expect(await linesOf(shopper)).toEqual([{ cart_id: id, sku_id: blue, buy_num: 3, price_was: null }])
  expect(await change(shopper, id, blue)).toMatchObject({ buy_num: 3 })
})

test('it joins the line that has the SKU already, also when pressed many times', async () => {
  const shopper = await makeShopper(it)
  const [red, blue] = await goods(10, 10)
  const id = await add(shopper, red, 3)
  await add(shopper, blue, 4)
  await Promise.all(Array.from({ length: 6 }, () => change(shopper, id, blue)))
  expect(await linesOf(shopper)).toEqual([{ cart_id: id, sku_id: blue, buy_num: 7, price_was: null }])
})

test('changes to and fro at once all find the line', async () => {
  const shopper = await makeShopper(it)
  const [red, blue] = await goods(10, 10)
  const id = await add(shopper, red, 2)
  const changes = Array.from({ length: 8 }, (_, at) => change(shopper, id, at % 2 ? red : blue))
  for (const changed of await Promise.all(changes)) expect(changed).toMatchObject({ cart_id: id, buy_num: 2 })
})

test('what is short, not on sale or of other goods is refused, and the line stays', async () => {
  const shopper = await makeShopper(it)
  const [red, blue] = await goods(10, 2)
  const [other] = await goods(10)
  const id = await add(shopper, red, 3)
  await expect(change(shopper, id, blue)).rejects.toMatchObject({ key: 'STOCK_SHORT', details: { stock: 2 } })
  await expect(change(shopper, id, other)).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
  await expect(change(shopper, id, 0)).rejects.toMatchObject({ fields: { sku_id: expect.any(String) } })
  await it.ctx.db.pool.query('update skus set deleted_at = now() where id = $1', [blue])
  await expect(change(shopper, id, blue)).rejects.toMatchObject({ key: 'GOODS_OFF_SHELF' })
  expect(await linesOf(shopper)).toEqual([{ cart_id: id, sku_id: red, buy_num: 3, price_was: null }])
})

test('a line of someone else is not found, and guests log in first', async () => {
  const [red, blue] = await goods(10, 10)
  const id = await add(await makeShopper(it), red, 1)
  await expect(change(await makeShopper(it), id, blue)).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })
  const guest = it.as(null)(changeCartSku, { params: { id }, body: { sku_id: blue } })
  await expect(guest).rejects.toMatchObject({ code: 401, key: 'NOT_LOGGED_IN' })
})
