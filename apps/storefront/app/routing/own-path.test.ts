import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/user/orders?tab=all', '/user/orders?tab=all'],
  ['/order/before/cart-1-2#x', '/order/before/cart-1-2#x'],
  [null, null],
  ['', null],
  ['user', null],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['/a/..//evil.example/', null],
  ['javascript:alert(1)', null],
  ['/login?next=/user', null],
])('after the login %j leads to %j', (next, expected) => {
  expect(ownPath(next)).toBe(expected)
})
