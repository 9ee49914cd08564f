import { mergeCart } from '@fangshi/contract/cart'
import type { Call } from '@fangshi/contract/client'
import { CallError } from '@fangshi/contract/client'
import { receiveCoupon } from '@fangshi/contract/coupons'
import { noteViews } from '@fangshi/contract/favorites'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { guestCart } from '~/cart/guest-cart.ts'
import { rememberClaim } from '~/coupons/claim-before-login.ts'
import { guestHistory } from '~/history/guest-history.ts'
import { shownToasts } from '~/ui/toast/toast-store.ts'
import { stubBrowser } from '../../test/browser-storage.ts'
import { claimRemembered } from './claim-remembered.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { mergeGuestHistory } from './merge-guest-history.ts'

const { local, session } = stubBrowser()
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
afterAll(() => void vi.unstubAllGlobals())

interface RecordedCall {
  route: unknown
  body: unknown
  key: string | undefined
}

/** Records the calls; `answer` says how they end. */
function recorder(answer: () => Promise<unknown> = () => Promise.resolve({})) {
  const made: RecordedCall[] = []
  const call = (route: unknown, input: { body?: unknown }, options?: { key?: string }) => {
    made.push({ route, body: input.body, key: options?.key })
    return answer()
  }
  return { call: call as Call, made }
}
const lost = (): Promise<never> => Promise.reject(new Error('no answer'))

const cup = {
  id: 3,
  goods_name: '杯',
  goods_price: '9.00',
  goods_market_price: '12.00',
  goods_sale: 1,
  goods_master_image: '',
  store_name: '松间',
}

beforeEach(() => {
  local.clear()
  session.clear()
})

test('an empty cart and an empty history make no calls', async () => {
  const { call, made } = recorder()
  await mergeGuestCart(call)
  await mergeGuestHistory(call)
  expect(made).toEqual([])
})

test('the guest’s lines are sent once and then forgotten', async () => {
  guestCart.add(5, 2)
  const { call, made } = recorder()
  await mergeGuestCart(call)
  expect(made).toMatchObject([{ route: mergeCart, body: { lines: [{ sku_id: 5, buy_num: 2 }] } }])
  expect(guestCart.list()).toEqual([])
  await mergeGuestCart(call)
  expect(made).toHaveLength(1)
})

test('after a lost answer the same lines keep their key, so they are not added twice', async () => {
  guestCart.add(5, 2)
  const first = recorder(lost)
  await expect(mergeGuestCart(first.call)).rejects.toThrow('no answer')
  expect(guestCart.count()).toBe(2)
  const second = recorder()
  await mergeGuestCart(second.call)
  expect(second.made[0]?.key).toBe(first.made[0]?.key)
})

test('a stored key that cannot be read does not keep the lines from being merged', async () => {
  guestCart.add(5, 2)
  local.setItem('guest_cart_merge', '{"lines":')
  const { call, made } = recorder()
  await mergeGuestCart(call)
  expect(made[0]?.key).toMatch(/^[\da-f-]{36}$/)
  expect(guestCart.list()).toEqual([])
})

test('a cart that has changed since gets another key', async () => {
  guestCart.add(5, 2)
  const first = recorder(lost)
  await mergeGuestCart(first.call).catch(() => undefined)
  guestCart.add(6, 1)
  const second = recorder()
  await mergeGuestCart(second.call)
  expect(second.made[0]?.key).not.toBe(first.made[0]?.key)
})

test('viewed goods are sent with the time of the wire and then forgotten', async () => {
  guestHistory.remember(cup, 'zh-cn')
  const { call, made } = recorder()
  await mergeGuestHistory(call)
  const [{ route, body }] = made as [RecordedCall]
  expect(route).toBe(noteViews)
  expect(body).toEqual({
    goods: [{ goods_id: 3, seen_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }],
  })
  expect(guestHistory.views()).toEqual([])
})

test('a history that could not be sent stays', async () => {
  guestHistory.remember(cup, 'zh-cn')
  await expect(mergeGuestHistory(recorder(lost).call)).rejects.toThrow('no answer')
  expect(guestHistory.views()).toHaveLength(1)
})

test('the coupon that a guest wanted is claimed once, and the guest is told', async () => {
  rememberClaim(7)
  const { call, made } = recorder(() => Promise.resolve({ name: 'Welcome gift' }))
  await claimRemembered(call)
  await claimRemembered(call)
  expect(made).toMatchObject([{ route: receiveCoupon, body: { id: 7 } }])
  expect(shownToasts().at(-1)).toMatchObject({ text: '“Welcome gift” is yours', tone: 'ok' })
})

test('why a coupon is refused is shown, and it is not asked for again', async () => {
  rememberClaim(7)
  const refused = recorder(() => Promise.reject(new CallError(409, 'All gone', { key: 'COUPON_USED_UP' })))
  await expect(claimRemembered(refused.call)).rejects.toThrow('All gone')
  expect(shownToasts().at(-1)).toMatchObject({ text: 'All gone', tone: 'bad' })
  await claimRemembered(refused.call)
  expect(refused.made).toHaveLength(1)
})
