import { expect, test } from 'vitest'
import { moneyOf, short } from './coupon-amounts.ts'

test.each([
  ['12.30', '12.30', '12.30'],
  ['12.05', '12.05', '12.05'],
  ['12', '12.00', '12'],
  [5, '5.00', '5'],
  [0.5, '0.50', '0.50'],
  ['100.00', '100.00', '100'],
  ['1000.10', '1000.10', '1000.10'],
  ['', '0.00', '0'],
  [null, '0.00', '0'],
  [undefined, '0.00', '0'],
  ['1.234', '0.00', '0'],
  ['-', '0.00', '0'],
])('%j is %s, on the ticket %s', (typed, money, ticket) => {
  expect([moneyOf(typed), short(moneyOf(typed))]).toEqual([money, ticket])
})
