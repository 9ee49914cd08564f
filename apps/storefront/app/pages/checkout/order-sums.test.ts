import { expect, test } from 'vitest'
import { orderSums, timeShare } from './order-sums.ts'

const order = (goods_money: string, freight_money: string, discount_money: string) => ({
  goods_money,
  freight_money,
  discount_money,
})

test('the sums of several orders are exact to the cent', () => {
  expect(
    orderSums([order('0.10', '8.00', '0.01'), order('0.20', '0.00', '0.02'), order('19.99', '0.50', '0')]),
  ).toEqual(order('20.29', '8.50', '0.03'))
  const many = Array.from({ length: 100 }, () => order('1234567.89', '0.10', '0.07'))
  expect(orderSums(many)).toEqual(order('123456789.00', '10.00', '7.00'))
})

test('where nothing was taken off there is nothing to explain', () => {
  expect(orderSums([])).toBeNull()
  expect(orderSums([order('5.00', '8.00', '0.00'), order('5.00', '0.00', '0.00')])).toBeNull()
  expect(orderSums([order('5.00', '8.00', '0.00'), order('5.00', '0.00', '0.01')])?.discount_money).toBe('0.01')
})

test.each([
  ['at the beginning', 0, 1],
  ['in the middle', 900, 0.5],
  ['at the end', 1800, 0],
  ['after it', 2000, 0],
  // The clock of the group was read before its first order was written.
  ['before it', -5, 1],
])('the share of the time that is left %s', (_, passed, expected) => {
  expect(timeShare({ startedAt: 5_000, endsAt: 6_800, now: 5_000 + passed })).toBe(expected)
})

test('a time without length, or one that ends before it begins, gives no wrong share', () => {
  expect(timeShare({ startedAt: 5, endsAt: 5, now: 5 })).toBe(0)
  expect(timeShare({ startedAt: 9, endsAt: 5, now: 7 })).toBe(0)
  expect(timeShare({ startedAt: 0, endsAt: 0, now: 0 })).toBe(0)
})
