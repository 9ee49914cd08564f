import { expect, test } from 'vitest'
import { hasMoreDecimals, shownOf } from './typed-number.ts'

test.each([
  ['12.345', 2, true],
  ['12.34', 2, false],
  ['12.3 ', 1, false],
  ['12.', 0, false],
  ['12.0', 0, true],
  ['-0.5', 0, true],
  ['12', 0, false],
  ['', 0, false],
  ['.5', 1, false],
])('%j in a field of %i decimals is rounded: %s', (typed, precision, isRounded) => {
  expect(hasMoreDecimals(typed, precision)).toBe(isRounded)
})

test('money is said with two decimals, other numbers as they are', () => {
  expect([shownOf('12.3', true), shownOf(5, true), shownOf('-0.5', true)]).toEqual(['12.30', '5.00', '-0.50'])
  expect([shownOf(12.5), shownOf('0')]).toEqual(['12.5', '0'])
  expect(shownOf('a lot', true)).toBe('a lot')
})
