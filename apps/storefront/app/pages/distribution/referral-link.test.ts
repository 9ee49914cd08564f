import { expect, test } from 'vitest'
import { referralLink } from './referral-link.ts'

test('any page brings its visitors to the referrer, in its language', () => {
  expect(referralLink('https://shop.test', '/register', 7)).toBe('https://shop.test/register?inviter_id=7')
  expect(referralLink('https://shop.test', '/goods/5?lang=en', 7)).toBe(
    'https://shop.test/goods/5?lang=en&inviter_id=7',
  )
})
