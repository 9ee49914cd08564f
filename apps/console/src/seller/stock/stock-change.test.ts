import { expect, test } from 'vitest'
import { faultOf } from '../../kit/fields/rules.ts'
import { bulkChangeOf, stockAfter } from './stock-change.ts'
import { stockFields } from './stock-fields.ts'

test.each([
  ['add', 5, 15],
  ['add', -3, 7],
  ['add', undefined, 10],
  ['set', 5, 5],
  ['set', 0, 0],
  ['set', null, 0],
])('10 on hand, %s %s: %i', (mode, pieces, after) => {
  expect(stockAfter(10, { mode, pieces })).toBe(after)
})

const rows = [
  { id: 1, stock: 10 },
  { id: 2, stock: 0 },
]

test('setting says which stock was seen, so that a sale meanwhile is noticed', () => {
  expect(bulkChangeOf(rows, { mode: 'set', pieces: 20, note: '盘点' })).toEqual({
    changes: [
      { id: 1, mode: 'set', pieces: 20, old_stock: 10 },
      { id: 2, mode: 'set', pieces: 20, old_stock: 0 },
    ],
    note: '盘点',
  })
})

test('adding fits any stock; a note that was never typed is empty', () => {
  expect(bulkChangeOf(rows, { mode: 'add', pieces: '-2', note: undefined })).toStrictEqual({
    changes: [
      { id: 1, mode: 'add', pieces: -2 },
      { id: 2, mode: 'add', pieces: -2 },
    ],
    note: '',
  })
})

test('less than nothing can be added, not set', () => {
  const fault = (mode: string, value: number) => faultOf(stockFields.pieces, value, { mode })
  expect([fault('add', -1), fault('set', -1), fault('set', 0)]).toEqual([undefined, 'TOO_SMALL', undefined])
})
