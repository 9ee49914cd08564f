import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

test.each([
  ['money', '+12.50', '+¥12.50'],
  ['money', '-3.00', '−¥3.00'],
  ['money', '20.00', '¥20.00'],
  ['frozen_money', '-0.01', '−¥0.01'],
  ['integral', '+15', '+15'],
  ['integral', '-15', '−15'],
] as const)('in the log of %s, %s is shown as %s', (kind, amount, expected) => {
  expect(amountText(kind, amount)).toBe(expected)
})
