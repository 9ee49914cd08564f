import { expect, test } from 'vitest'
import { choiceOnWire } from './coupon-choice.ts'

test('what was chosen goes out by store; no coupon is a choice too, and no choice is none', () => {
  expect(choiceOnWire({ stores: { 7: 31, 12: 0 }, platform: 5 })).toEqual({
    coupons: [
      { store_id: 7, coupon: 31 },
      { store_id: 12, coupon: 0 },
    ],
    platform_coupon: 5,
  })
  expect(choiceOnWire({ stores: {}, platform: 0 })).toEqual({ coupons: [], platform_coupon: 0 })
  expect(choiceOnWire({ stores: {} }).platform_coupon).toBeUndefined()
})
