import { addToCart, listCart } from '@fangshi/contract/cart'
import { buyAgain } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, testApp, type TestApp } from '../../../../test/app.ts'
import { makeShopper, orderAt, type MadeOrder } from '../../../../test/factories.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

const again = ({ id, shopper }: MadeOrder, key = newKey()) => shopper.call(buyAgain, { params: { id } }, { key })
const piecesOf = async ({ shopper }: MadeOrder) =>
  (await shopper.call(listCart, {})).flatMap(({ cart_list }) => cart_list.map(({ buy_num }) => buy_num))
const setSku = ({ goods }: MadeOrder, set: string) =>
  it.ctx.db.pool.query(`update skus set ${set} where id = $1`, [goods.sku_ids[0]])

test('the lines of an order are in the cart again, once for each press', async () => {
  const order = await orderAt(it, 'completed')
  const key = newKey()
  const [first, twin] = await Promise.all([again(order, key), again(order, key)])
  expect(first).toEqual({ cart_ids: [expect.any(Number)], refused: [], count: 2 })
  expect(twin).toEqual(first)
  expect(await piecesOf(order)).toEqual([2])
  expect((await again(order)).count).toBe(4)
})

test('what cannot be bought any more is named with the reason', async () => {
  const order = await orderAt(it, 'cancelled')
  const refused = async () => (await again(order)).refused.map(({ problem }) => problem)
  await setSku(order, 'on_hand = 1')
  expect(await refused()).toEqual(['stock_short'])
  await setSku(order, 'on_hand = 0')
  expect(await refused()).toEqual(['sold_out'])
  await setSku(order, 'on_hand = 5000')
  const full = { sku_id: order.goods.sku_ids[0] as number, buy_num: 998 }
  await order.shopper.call(addToCart, { body: full })
  expect(await refused()).toEqual(['cart_full'])
  expect(await piecesOf(order)).toEqual([998])
  await setSku(order, 'deleted_at = now()')
  expect(await again(order)).toMatchObject({
    cart_ids: [],
    refused: [{ goods_id: order.goods.goods_id, problem: 'off_shelf' }],
  })
})

test('an order of someone else is not found, and guests log in first', async () => {
  const order = await orderAt(it, 'completed')
  const stranger = { ...order, shopper: await makeShopper(it) }
  await expect(again(stranger)).rejects.toMatchObject({ code: 404, key: 'ORDER_NOT_FOUND' })
  await expect(again({ ...order, id: 0 })).rejects.toMatchObject({ code: 422 })
  const guest = it.as(null)(buyAgain, { params: { id: order.id } }, { key: newKey() })
  await expect(guest).rejects.toMatchObject({ code: 401, key: 'NOT_LOGGED_IN' })
})
