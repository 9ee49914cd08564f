import { expect, test } from 'vitest'
import { amountText, lessText, withSign, yuanText } from './amount-text.ts'

test.each([
  // wire, amount, with the currency, as a movement, taken off
  ['0', '0.00', '¥0.00', '0.00', '0.00'],
  ['0.00', '0.00', '¥0.00', '0.00', '0.00'],
  ['0.05', '0.05', '¥0.05', '+0.05', '-0.05'],
  ['-0.05', '-0.05', '-¥0.05', '-0.05', '+0.05'],
  ['999.9', '999.90', '¥999.90', '+999.90', '-999.90'],
  ['-1234.5', '-1,234.50', '-¥1,234.50', '-1,234.50', '+1,234.50'],
  ['1234567.89', '1,234,567.89', '¥1,234,567.89', '+1,234,567.89', '-1,234,567.89'],
  [
    '9999999999999.99',
    '9,999,999,999,999.99',
    '¥9,999,999,999,999.99',
    '+9,999,999,999,999.99',
    '-9,999,999,999,999.99',
  ],
  [1000, '1,000.00', '¥1,000.00', '+1,000.00', '-1,000.00'],
])('%s on the wire', (wire, amount, yuan, movement, less) => {
  expect([amountText(wire), yuanText(wire), withSign(amountText(wire)), lessText(wire)]).toEqual([
    amount,
    yuan,
    movement,
    less,
  ])
})

test.each(['free', '', '1e21', '1,000', '+5', '12.', 'NaN'])('%j is no amount and stays as it is', (text) => {
  expect(amountText(text)).toBe(text)
})

test('whole points get a sign too', () => {
  expect(['120', '-120', '0'].map(withSign)).toEqual(['+120', '-120', '0'])
})
