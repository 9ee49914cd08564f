import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

test.each([
  ['100.00', '1.50', { fee: 150, net: 9850 }],
  // Rounded down to whole cents, so that what arrives and the fee make the amount.
  ['0.99', '1.50', { fee: 1, net: 98 }],
  ['0.01', '99.99', { fee: 0, net: 1 }],
  ['33.33', '0.60', { fee: 19, net: 3314 }],
  [100, '0', { fee: 0, net: 10_000 }],
  ['9999999999.99', '0.01', { fee: 99_999_999, net: 999_900_000_000 }],
  ['12.3', '100.00', { fee: 1230, net: 0 }],
])('of %s at %s %%', (money, fee_percent, parts) => {
  expect(partsOf(money, { fee_percent })).toEqual(parts)
})

test.each(['0', '0.00', '-5', '', null, undefined, '1.234', '1,000', 'all', ' 5'])('%j is no amount yet', (money) => {
  expect(partsOf(money, { fee_percent: '1.50' })).toBeNull()
})
