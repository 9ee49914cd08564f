import { expect, test } from 'vitest'
import { changeOf, linesOf } from './effect-lines.ts'
import type { LabReply } from './trial.ts'

test.each([
  ['10.00', '12.50', '+2.50'],
  ['12.50', '10.00', '-2.50'],
  ['10.00', '10.00', '-'],
  ['0.00', '-0.00', '-'],
  // Cents, not floating numbers: 0.30 less 0.10.
  ['0.10', '0.30', '+0.20'],
  ['-5.00', '5.00', '+10.00'],
  ['999999.99', '1000000.00', '+0.01'],
])('from %s to %s it is %s', (before, after, change) => {
  expect(changeOf(before, after)).toBe(change)
})

const sums = (received: string, margin: string | null) => ({
  store_discount: '1.00',
  platform_discount: '2.00',
  commission: '3.00',
  received,
  margin,
  margin_rate: null,
})
const reply = (before: string | null, after: string | null) =>
  ({ goods_money: '100.00', before: sums('90.00', before), after: sums('80.00', after) }) as LabReply
const names = (of: LabReply) => linesOf(of).map(({ name }) => name.en)

test('what the store receives ends the table; prices of goods stay what they are', () => {
  const lines = linesOf(reply(null, null))
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    ['100.00', '100.00'],
    ['1.00', '1.00'],
    ['2.00', '2.00'],
    ['3.00', '3.00'],
    ['90.00', '80.00'],
  ])
  expect(lines.flatMap(({ name, isTotal }) => (isTotal ? [name.en] : []))).toEqual(['The store receives'])
})

test('the margin is compared where both are known, a margin of nothing too', () => {
  expect(names(reply('0.00', '-4.00')).at(-1)).toBe('Margin')
  expect(names(reply(null, '4.00'))).not.toContain('Margin')
  expect(names(reply('4.00', null))).not.toContain('Margin')
})
