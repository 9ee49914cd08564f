import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guestCart } from '~/cart/guest-cart.ts'
import { rememberClaim, takeRememberedClaim } from '~/coupons/claim-before-login.ts'
import { loadLanguage } from '~/i18n/language.ts'
import { hasSession, sessionUser, startSession } from '~/session/session.ts'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubServer } from '../../test/shop-server.ts'
import { logOut } from './log-out.ts'
import { startShopperSession } from './start-shopper-session.ts'

const { local, session, window } = stubBrowser()
const server = stubServer()
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
const lin = { nickname: '林晓', avatar: '/a.webp', belong_id: 0, defaultUrl: '/user', money: '8.00' }
const merge = 'POST /user/carts/merge'

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  local.clear()
  session.clear()
  server.clear()
  server.answer('POST /auth/info', () => lin)
  server.answer(merge, () => ({}))
})

test('a login stores the shopper and the token that it has brought', async () => {
  expect(await startShopperSession('t0ken')).toBe(true)
  expect(local.getItem('token')).toBe('t0ken')
  expect(sessionUser()).toEqual({ nickname: '林晓', avatar: '/a.webp', belong_id: 0, defaultUrl: '/user' })
})

test('an empty token asks nothing and starts nothing', async () => {
  expect(await startShopperSession('')).toBe(true)
  expect([server.sent, hasSession()]).toEqual([[], false])
})

test('the staff of a store cannot buy: nothing is stored, and the guest’s cart stays', async () => {
  guestCart.add(5, 2)
  server.answer('POST /auth/info', () => ({ ...lin, belong_id: 3 }))
  expect(await startShopperSession('t0ken')).toBe(false)
  expect([hasSession(), local.getItem('token'), guestCart.count()]).toEqual([false, null, 2])
  expect(server.sent).toHaveLength(1)
})

test('the guest’s cart is merged with the new token before the shop learns of the session', async () => {
  guestCart.add(5, 2)
  const seen: number[] = []
  const note = (): void => void seen.push(guestCart.count())
  window.addEventListener('session-changed', note)
  await startShopperSession('t0ken')
  window.removeEventListener('session-changed', note)
  expect(server.sent.at(-1)).toBe(`${merge} lines[0][sku_id]=5&lines[0][buy_num]=2`)
  expect(server.tokens).toEqual(['Bearer t0ken', 'Bearer t0ken'])
  expect(seen).toEqual([0])
})

test('what cannot be merged keeps nobody from logging in, and waits', async () => {
  guestCart.add(5, 2)
  rememberClaim(7)
  server.refuse(merge, 500, 'INTERNAL')
  server.refuse('POST /user/coupon/receive', 409, 'COUPON_USED_UP')
  expect(await startShopperSession('t0ken')).toBe(true)
  expect([hasSession(), guestCart.count(), takeRememberedClaim()]).toEqual([true, 2, undefined])
})

test('who cannot be asked for is not logged in', async () => {
  server.refuse('POST /auth/info', 401, 'NOT_LOGGED_IN')
  await expect(startShopperSession('t0ken')).rejects.toThrow('refused: NOT_LOGGED_IN')
  expect(hasSession()).toBe(false)
})

test.each([
  ['ends', () => server.answer('POST /logout', () => ({}))],
  ['refuses', () => server.refuse('POST /logout', 401, 'NOT_LOGGED_IN')],
  ['cannot be reached', () => server.clear()],
])('logging out ends the session here when the server %s it', async (_, prepare) => {
  startSession('t0ken', lin)
  prepare()
  await logOut()
  expect([hasSession(), sessionUser()]).toEqual([false, null])
  expect(server.tokens.at(-1)).toBe('Bearer t0ken')
})
