import { expect, test } from 'vitest'
import { orderOf, sortFrom } from './sorting.ts'

test('a column shows the order that it has, and a press on its head leads to the next', () => {
  expect(orderOf('created_at', 'created_at')).toBe('ascend')
  expect(orderOf('created_at', '-created_at')).toBe('descend')
  expect(orderOf('created_at', 'code')).toBeNull()
  expect(orderOf('created_at', undefined)).toBeNull()
  expect([sortFrom('code', 'ascend'), sortFrom('code', 'descend'), sortFrom('code', null)]).toEqual([
    'code',
    '-code',
    undefined,
  ])
})
