import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const quote = { goods: { goods_stock: 5 }, buy_num: 2, total_points: 200, points: 200, left_for_shopper: null }

test('an order within stock, limit and points can be made', () => {
  expect(refusalOf(quote)).toBeNull()
  expect(refusalOf({ ...quote, left_for_shopper: 2 })).toBeNull()
})

test('what keeps it from being made is said with its number', () => {
  expect(refusalOf({ ...quote, goods: { goods_stock: 0 } })).toEqual({ text: 'points:soldOut', count: 0 })
  expect(refusalOf({ ...quote, goods: { goods_stock: 1 } })).toEqual({ text: 'points:tooFew', count: 1 })
  expect(refusalOf({ ...quote, left_for_shopper: 1 })).toEqual({ text: 'points:overLimit', count: 0 })
  expect(refusalOf({ ...quote, points: 150 })).toEqual({ text: 'points:short', count: 50 })
})
