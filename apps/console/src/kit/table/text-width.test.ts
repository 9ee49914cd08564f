import { expect, test } from 'vitest'
import { headWidth } from './text-width.ts'

test('a head is as wide as its longest word, and wider where it orders the rows', () => {
  expect(headWidth('Status', false)).toBe(80)
  expect(headWidth('Status', true)).toBe(100)
  expect(headWidth('Currency code', false)).toBe(headWidth('Currency', false))
  expect(headWidth('创建时间', false)).toBe(41)
})
