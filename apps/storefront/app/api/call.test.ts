import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { chatsUnread } from '@fangshi/contract/chats'
import { getHome } from '@fangshi/contract/shopfront'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '~/i18n/language.ts'
import { hasSession, onSessionLost, startSession } from '~/session/session.ts'
import { dismissToast, shownToasts } from '~/ui/toast/toast-store.ts'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubServer } from '../../test/shop-server.ts'
import { call, showError } from './call.ts'

const { local } = stubBrowser()
const server = stubServer()
const page = { documentElement: { lang: 'zh-CN' } }
vi.stubGlobal('document', page)
let lost = 0
const stop = onSessionLost(() => void lost++)
beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))
afterAll(stop)

const lin = { nickname: '林晓', avatar: '', belong_id: 0, defaultUrl: '/' }
const texts = (): string[] => shownToasts().map(({ text }) => text)
beforeEach(() => {
  local.clear()
  server.clear()
  lost = 0
  for (const { id } of shownToasts()) dismissToast(id)
})

test.each([
  ['zh-CN', '网络异常，请检查网络后重试'],
  ['en', 'Network error. Check your connection and try again.'],
])('without an answer a page in %s speaks of the network', (lang, expected) => {
  page.documentElement.lang = lang
  showError(new NoAnswerError('busy'))
  expect(texts()).toEqual([expected])
})

test('405 is silent, other refusals say what the server says', () => {
  showError(new CallError(405, 'not allowed', {}))
  expect(texts()).toEqual([])
  showError(new CallError(409, 'All gone', { key: 'COUPON_USED_UP' }))
  expect(shownToasts()).toMatchObject([{ text: 'All gone', tone: 'bad' }])
  expect(lost).toBe(0)
})

test('a refused token ends the session and asks for the login, once', async () => {
  startSession('t0ken', lin)
  server.refuse('GET /user/chats/unread', 401, 'NOT_LOGGED_IN')
  await expect(call(chatsUnread, {})).rejects.toThrow('refused: NOT_LOGGED_IN')
  expect([hasSession(), lost]).toEqual([false, 1])
})

test('a quiet call shows nothing and keeps the session', async () => {
  startSession('t0ken', lin)
  server.refuse('GET /user/chats/unread', 401, 'NOT_LOGGED_IN')
  await expect(call(chatsUnread, {}, { quiet: true })).rejects.toThrow()
  expect([hasSession(), lost, texts()]).toEqual([true, 0, []])
})

test('the token goes where it is needed, never with a public page, and a renewed one replaces it', async () => {
  startSession('t0ken', lin)
  page.documentElement.lang = 'en'
  server.answer('GET /home', () => ({}))
  server.answer('GET /user/chats/unread', () =>
    Response.json({ code: 200, msg: '', data: { unread: 2 } }, { headers: { authorization: 'Bearer fresh' } }),
  )
  await call(getHome, {})
  expect(await call(chatsUnread, {})).toEqual({ unread: 2 })
  await call(chatsUnread, {})
  expect(server.tokens).toEqual([null, 'Bearer t0ken', 'Bearer fresh'])
  expect(server.locales).toEqual(['en', 'en', 'en'])
})
