import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/stub-browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** The module in a browser that is logged in to both back offices. */
async function loggedIn() {
  const stored = { Admin_token: 'a', Admin_user: '{}', Seller_token: 's', Seller_user: '{}' }
  const { window, storage } = stubBrowser(stored)
  vi.resetModules()
  const session = await import('./session.ts')
  const lost: string[] = []
  session.onSessionLost((area) => lost.push(area))
  const inOtherTab = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { ...session, storage, lost, inOtherTab }
}

test('a session ends alone: the other back office stays logged in', async () => {
  const { endSession, hasSession, storage, lost } = await loggedIn()
  endSession('Admin')
  expect([hasSession('Admin'), hasSession('Seller'), [...storage.keys()]]).toEqual([
    false,
    true,
    ['Seller_token', 'Seller_user'],
  ])
  expect(lost).toEqual([])
})

test('a token that the server refused is forgotten, and the router hears of it', async () => {
  const { loseSession, hasSession, lost } = await loggedIn()
  loseSession('Seller')
  expect([hasSession('Seller'), hasSession('Admin'), lost]).toEqual([false, true, ['Seller']])
})

test.each([
  ['a logout', 'Admin_token', null, ['Admin']],
  ['a renewed token', 'Admin_token', 'b', []],
  ['a shopper’s logout', 'token', null, []],
  ['another entry that goes', 'Seller_user', null, []],
])('%s in another tab', async (_, key, newValue, areas) => {
  const { inOtherTab, lost } = await loggedIn()
  inOtherTab(key, newValue)
  expect(lost).toEqual(areas)
})

test('a missing second factor is no lost session', async () => {
  const { missSecondFactor, onSecondFactorMissing, hasSession, lost } = await loggedIn()
  const missing: string[] = []
  onSecondFactorMissing((area) => missing.push(area))
  missSecondFactor('Admin')
  expect([missing, lost, hasSession('Admin')]).toEqual([['Admin'], [], true])
})

test('the user is stored beside the token of the same area', async () => {
  const { keepUser, storage } = await loggedIn()
  keepUser('Seller', { nickname: '林' } as Parameters<typeof keepUser>[1])
  expect([storage.get('Seller_user'), storage.get('Admin_user')]).toEqual(['{"nickname":"林"}', '{}'])
})
