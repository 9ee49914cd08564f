import { expect, test } from 'vitest'
import { offersOnPage } from './offers-on-page.ts'

const coupon = (money: string, claim: 'claimable' | 'used_up' = 'claimable') => ({ money, use_money: '99.00', claim })

test('a page names the first different offers, and no coupons that nobody can claim', () => {
  const coupons = [coupon('5.00', 'used_up'), coupon('10.00'), coupon('10.00'), coupon('20.00'), coupon('30.00')]
  const reduction = { id: 1, name: '满减', money: '50.00', use_money: '299.00', end_time: '2027-01-01 00:00:00' }
  expect(offersOnPage(coupons, [reduction])).toEqual({
    coupons: [
      { money: '10.00', use_money: '99.00' },
      { money: '20.00', use_money: '99.00' },
    ],
    reductions: [{ money: '50.00', use_money: '299.00' }],
  })
})
