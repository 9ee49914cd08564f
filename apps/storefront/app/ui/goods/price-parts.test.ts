import { expect, test } from 'vitest'
import { typedDigits } from '../inputs/typed-digits.ts'
import { shortPrice, soldCount, splitPrice } from './price-parts.ts'

test('an amount is split at its decimals, a minus becomes typographic', () => {
  expect(splitPrice('12.30')).toEqual({ sign: '', integer: '12', decimals: '30' })
  expect(splitPrice('-1200.05')).toEqual({ sign: '−', integer: '1200', decimals: '05' })
  expect(splitPrice('7')).toEqual({ sign: '', integer: '7', decimals: '00' })
})

test('whole amounts lose their decimals, others keep both', () => {
  expect(['99.00', '99.50', '100.00'].map(shortPrice)).toEqual(['99', '99.50', '100'])
})

test.each([
  [0, 0, false],
  [99, 99, false],
  [100, 100, true],
  [186, 180, true],
  [12_345, 12_340, true],
])('%i sold are shown as %i, rounded: %s', (sold, count, isRounded) => {
  expect(soldCount(sold)).toEqual({ count, isRounded })
})

test('a pay password takes the first six digits that are typed or pasted', () => {
  expect(typedDigits('12 34-56 78', 6)).toBe('123456')
  expect(typedDigits('１２３', 6)).toBe('123')
  expect(typedDigits('abc', 6)).toBe('')
})
