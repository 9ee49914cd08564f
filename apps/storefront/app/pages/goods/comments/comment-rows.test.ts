import { expect, test } from 'vitest'
import { joined, shortCount } from './comment-rows.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('a comment that a new one has moved to the next page is shown once', () => {
  expect(joined(rows(9, 8, 7), rows(7, 6, 5))).toEqual(rows(9, 8, 7, 6, 5))
  expect(joined(rows(9, 8), rows(9, 8))).toEqual(rows(9, 8))
})

test('one that was changed since is shown as it was read first', () => {
  expect(joined([{ id: 7, text: 'before' }], [{ id: 7, text: 'after' }])).toEqual([{ id: 7, text: 'before' }])
})

test('pages without rows add none', () => {
  const before = rows(3)
  expect([joined(before, []), joined([], before), joined([], [])]).toEqual([before, before, []])
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
  [250_000, '999+'],
])('%i comments are %s', (count, expected) => {
  expect(shortCount(count)).toBe(expected)
})
