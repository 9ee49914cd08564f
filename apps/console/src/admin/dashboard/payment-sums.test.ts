import type { PaymentSums } from '@fangshi/contract/figures'
import { expect, test } from 'vitest'
import { exactRate, successOf, sumOf } from './payment-sums.ts'

const row = (opened: number, paid: number, amount: string) => ({ opened, paid, amount }) as PaymentSums

test('channels add up in whole cents', () => {
  expect(sumOf([row(3, 1, '0.10'), row(4, 2, '0.20')])).toEqual({ opened: 7, paid: 3, amount: '0.30' })
  const many = Array.from({ length: 1000 }, () => row(1, 1, '9999999.99'))
  expect(sumOf(many)).toEqual({ opened: 1000, paid: 1000, amount: '9999999990.00' })
  expect(sumOf([])).toEqual({ opened: 0, paid: 0, amount: '0.00' })
})

test.each([
  [0, 0, null, ''],
  [0, 3, 0, '0%'],
  [3, 3, 1, '100%'],
  [1, 3, 1 / 3, '33.3%'],
  [2, 3, 2 / 3, '66.7%'],
  [1, 2000, 0.0005, '0.1%'],
])('%i paid of %i attempts', (paid, opened, rate, shown) => {
  expect([successOf({ paid, opened }), exactRate({ paid, opened })]).toEqual([rate, shown])
})
