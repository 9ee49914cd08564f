import { expect, test } from 'vitest'
import { pageOf } from './page-number.ts'

test.each([
  ['1', 1],
  ['37', 37],
  ['999', 999],
  ['1000', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e2', 1],
  [' 3', 1],
  ['3\n', 1],
  ['03', 1],
  ['２', 1],
  ['', 1],
  [null, 1],
])('the page %j of an address is page %i', (text, expected) => {
  expect(pageOf(text)).toBe(expected)
})
