import { expect, test } from 'vitest'
import { pickedIds } from './picked-ids.ts'

test.each([
  [7, [7]],
  ['3,1,2', [3, 1, 2]],
  ['', []],
  [null, []],
  [0, []],
  ['1,x,-2,3.5', [1]],
])('%j names the ids %j', (value, ids) => {
  expect(pickedIds(value)).toEqual(ids)
})
