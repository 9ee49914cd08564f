import { afterEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { addToCart } from './add-to-cart.ts'
import { guestCart } from './guest-cart.ts'

const { local } = stubBrowser()
const pieces = (buy_num: number, stock = 2000) => ({ goods_id: 1, sku_id: 5, buy_num, stock })
afterEach(() => local.clear())

test('a guest’s pieces go into the cart of this browser', async () => {
  expect(await addToCart(pieces(2))).toBe('added')
  expect(await addToCart(pieces(3))).toBe('added')
  expect(guestCart.list()).toEqual([{ sku_id: 5, buy_num: 5 }])
})

test('the stock counts together with what is in the cart already', async () => {
  await addToCart(pieces(3, 4))
  expect(await addToCart(pieces(2, 4))).toBe('stock_short')
  expect(guestCart.piecesOfSku(5)).toBe(3)
  expect(await addToCart(pieces(1, 4))).toBe('added')
})

test('a line takes 999 pieces and refuses more instead of cutting them off', async () => {
  expect(await addToCart(pieces(999))).toBe('added')
  expect(await addToCart(pieces(1))).toBe('line_full')
  expect(guestCart.piecesOfSku(5)).toBe(999)
})

test('a full cart refuses another line', async () => {
  for (let sku = 100; sku < 200; sku++) guestCart.add(sku, 1)
  expect(await addToCart(pieces(1))).toBe('cart_full')
  expect(guestCart.piecesOfSku(5)).toBe(0)
})

test('removing lines and setting none leave the others', () => {
  for (const sku of [5, 6, 7]) guestCart.add(sku, 1)
  guestCart.remove([5])
  guestCart.set(6, 0)
  expect(guestCart.list()).toEqual([{ sku_id: 7, buy_num: 1 }])
})
