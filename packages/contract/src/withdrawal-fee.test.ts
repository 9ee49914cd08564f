import { expect, test } from 'vitest'
import { feeOf } from './withdrawal-fee.ts'

test('the fee is rounded down to whole cents', () => {
  expect([feeOf(10_000, 60), feeOf(10_050, 60), feeOf(1, 9_999), feeOf(999, 0)]).toEqual([60, 60, 0, 0])
  expect(feeOf(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991)
})
