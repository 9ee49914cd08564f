import { expect, test } from 'vitest'
import { allFaults, faultsOf, gramsOf, inUnit, weightText } from './sku-checks.ts'
import { emptySku } from './sku-matrix.ts'

const good = { ...emptySku([1]), price: '9.90', weight: '500', stock: '3' }

test('weights are grams inside, whatever the unit on screen', () => {
  expect(gramsOf('1.25', 'kg')).toBe(1250)
  expect(gramsOf('1.25', 'g')).toBeUndefined()
  expect(gramsOf('0.0001', 'kg')).toBeUndefined()
  expect(weightText(1250, 'kg')).toBe('1.25')
  expect(inUnit([good, { ...good, weight: 'x' }], 'g', 'kg').map(({ weight }) => weight)).toEqual(['0.5', 'x'])
})

test.each([
  [{}, {}],
  [{ price: '' }, { price: 'REQUIRED' }],
  [{ price: '-1' }, { price: 'TOO_SMALL' }],
  [{ price: '1.234' }, { price: 'MONEY_INVALID' }],
  [{ market_price: 'a' }, { market_price: 'MONEY_INVALID' }],
  [{ stock: '1.5' }, { stock: 'NUMBER_INVALID' }],
  [{ weight: '2000000' }, { weight: 'TOO_BIG' }],
  [{ sku_no: 'x'.repeat(41) }, { sku_no: 'TOO_LONG' }],
] as const)('a row with %j has the faults %j', (change, faults) => {
  expect(faultsOf({ ...good, ...change }, 'g')).toEqual(faults)
})

test('a number that stands twice is taken', () => {
  const rows = [
    { ...good, sku_no: 'A' },
    { ...good, sku_no: 'B' },
    { ...good, sku_no: ' A' },
  ]
  expect([...allFaults(rows, 'g')]).toEqual([[2, { sku_no: 'TAKEN' }]])
})
