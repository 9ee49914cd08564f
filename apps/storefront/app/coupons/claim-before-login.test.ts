import { beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { rememberClaim, takeRememberedClaim } from './claim-before-login.ts'

const { session } = stubBrowser()
beforeEach(() => session.clear())

test('the last coupon that was wanted is given once', () => {
  rememberClaim(7)
  rememberClaim(12)
  expect(takeRememberedClaim()).toBe(12)
  expect(takeRememberedClaim()).toBeUndefined()
})

test.each(['', 'x', '0', 'null', 'NaN'])('%j is no coupon, and is forgotten', (text) => {
  session.setItem('coupon_before_login', text)
  expect(takeRememberedClaim()).toBeUndefined()
  expect(session.getItem('coupon_before_login')).toBeNull()
})
