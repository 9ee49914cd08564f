import { expect, test } from 'vitest'
import { couponPath } from './coupon-path.ts'

const store = { id: 7, name: '', logo: '' }

test.each([
  [{ id: 1, scope: 'all', store: null } as const, '/s'],
  [{ id: 1, scope: 'all', store } as const, '/store/7'],
  [{ id: 1, scope: 'goods', store } as const, '/coupons/1'],
  [{ id: 1, scope: 'classes', store: null } as const, '/coupons/1'],
])('%o leads to %s', (coupon, path) => {
  expect(couponPath(coupon)).toBe(path)
})
