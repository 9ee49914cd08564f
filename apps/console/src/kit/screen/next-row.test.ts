import { expect, test } from 'vitest'
import { nextRow } from './next-row.ts'

const rows = [{ id: 30 }, { id: 10 }, { id: 20 }]

test.each([
  ['down from the first', 0, 1, 10],
  ['up from the last', 2, -1, 10],
  ['down from the last', 2, 1, 20],
  ['up from the first', 0, -1, 30],
  ['down from nowhere', -1, 1, 30],
  ['up from nowhere', -1, -1, 30],
])('%s', (_, at, step, id) => {
  expect(nextRow(rows, at, step)?.id).toBe(id)
})

test('an empty list has no next row', () => {
  expect([nextRow([], -1, 1), nextRow([], -1, -1), nextRow([], 0, 1)]).toEqual([undefined, undefined, undefined])
})
