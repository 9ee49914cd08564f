import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '~/i18n/language.ts'
import { shownToasts } from '~/ui/toast/toast-store.ts'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubServer } from '../../test/shop-server.ts'
import { claimCoupon, loadClaims } from './claim-calls.ts'
import { knownClaim, setKnownClaims } from './known-claims.ts'

stubBrowser()
const server = stubServer()
const page = { documentElement: { lang: 'en' } }
vi.stubGlobal('document', page)
beforeAll(() => loadLanguage('en'))
beforeEach(() => server.clear())
const receive = 'POST /user/coupon/receive'

test('a claimed coupon has the state that the server tells, and the shopper reads it', async () => {
  server.answer(receive, () => ({ name: 'Gift', claim: 'claimed' }))
  await claimCoupon(901)
  expect(server.sent).toEqual(['POST /user/coupon/receive id=901'])
  expect(knownClaim(901)).toBe('claimed')
  expect(shownToasts().at(-1)).toMatchObject({ text: 'Claimed. It comes off at checkout.', tone: 'ok' })
})

test.each([
  [902, 'COUPON_USED_UP', 'used_up'],
  [903, 'COUPON_NOT_STARTED', 'not_started'],
  [904, 'COUPON_ENDED', 'ended'],
] as const)('the refusal of coupon %i, %s, says what it is: %s', async (id, key, state) => {
  server.refuse(receive, 409, key)
  await claimCoupon(id)
  expect(knownClaim(id)).toBe(state)
  expect(server.sent).toHaveLength(1)
  expect(shownToasts().at(-1)).toMatchObject({ text: `refused: ${key}`, tone: 'bad' })
})

test('after any other refusal the server is asked what the coupon is', async () => {
  server.refuse(receive, 409, 'COUPON_LIMIT')
  server.answer('GET /coupons/claims', () => [{ id: 905, claim: 'all_used' }])
  await claimCoupon(905)
  expect(server.sent).toEqual([`${receive} id=905`, 'GET /coupons/claims ids=905'])
  expect(knownClaim(905)).toBe('all_used')
})

test('a lost answer says nothing of the coupon', async () => {
  setKnownClaims([{ id: 906, claim: 'claimable' }])
  await claimCoupon(906)
  expect(knownClaim(906)).toBe('claimable')
  expect(server.sent).toHaveLength(1)
  expect(shownToasts().at(-1)?.text).toBe('Network error. Check your connection and try again.')
})

test('what becomes known of some coupons leaves the others', async () => {
  setKnownClaims([
    { id: 907, claim: 'claimable' },
    { id: 908, claim: 'ended' },
  ])
  server.answer('GET /coupons/claims', () => [{ id: 907, claim: 'claimed' }])
  await loadClaims('907')
  expect([907, 908, 909].map(knownClaim)).toEqual(['claimed', 'ended', undefined])
})
