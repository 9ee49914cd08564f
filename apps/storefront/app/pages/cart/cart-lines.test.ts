import { expect, test } from 'vitest'
import {
  goodsTotal,
  linesOf,
  piecesOf,
  priceChange,
  ticksOf,
  withoutSkus,
  withPieces,
  type CartLine,
} from './cart-lines.ts'

const line = (sku_id: number, given: Partial<CartLine> = {}): CartLine => ({
  cart_id: sku_id,
  goods_id: 1,
  sku_id,
  goods_name: 'Cup',
  sku_name: '',
  goods_image: '',
  goods_price: '19.90',
  activity: null,
  price_was: null,
  buy_num: 1,
  total_price: '19.90',
  goods_stock: 5,
  problem: null,
  activity_limit: null,
  activity_left: null,
  ordinary_price: null,
  ...given,
})
const store = (store_id: number, cart_list: CartLine[]) => ({
  store_id,
  store_name: '',
  store_logo: '',
  cart_list,
  offers: [],
})
const cart = [store(1, [line(1), line(2, { buy_num: 3 })]), store(2, [line(3)])]

test('totals are exact to the cent', () => {
  expect(goodsTotal(linesOf(cart))).toBe('99.50')
  expect(piecesOf(linesOf(cart))).toBe(5)
})

test('pieces beyond the stock are a problem, back within it they are none', () => {
  const [short] = linesOf(withPieces(cart, 1, 6))
  expect(short).toMatchObject({ buy_num: 6, total_price: '119.40', problem: 'stock_short' })
  expect(linesOf(withPieces([store(1, [short as CartLine])], 1, 5))[0]?.problem).toBeNull()
})

test('a store is removed with its last line', () => {
  expect(withoutSkus(cart, [3]).map(({ store_id }) => store_id)).toEqual([1])
  expect(withoutSkus(cart, [1, 3])).toHaveLength(1)
})

test('a price change has a direction', () => {
  expect(priceChange(line(1, { price_was: '25.00' }))).toEqual({ isCheaper: true, amount: '5.10' })
  expect(priceChange(line(1, { price_was: '19.00' }))).toEqual({ isCheaper: false, amount: '0.90' })
  expect(priceChange(line(1))).toBeNull()
})

test('the check box for several lines has three states', () => {
  const lines = linesOf(cart)
  expect(ticksOf(lines, () => true)).toBe(true)
  expect(ticksOf(lines, ({ sku_id }) => sku_id === 1)).toBe('mixed')
  expect(ticksOf(lines, () => false)).toBe(false)
  expect(ticksOf([], () => true)).toBe(false)
})
