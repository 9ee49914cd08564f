import { afterEach, beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import {
  endSession,
  hasSession,
  loseSession,
  onSessionLost,
  sessionUser,
  startSession,
  updateSessionUser,
} from './session.ts'

const { local, window } = stubBrowser()
const lin = { nickname: '林晓', avatar: '/uploads/a.webp', belong_id: 0, defaultUrl: '/' }
let changes = 0
const count = (): void => void changes++

beforeEach(() => {
  changes = 0
  window.addEventListener('session-changed', count)
})
afterEach(() => {
  window.removeEventListener('session-changed', count)
  local.clear()
})

test('a session keeps the token and the user, and tells the page', () => {
  expect(hasSession()).toBe(false)
  const record = { ...lin, money: '1.00', phone: '138****0000' }
  startSession('t0ken', record)
  expect(hasSession()).toBe(true)
  expect(local.getItem('token')).toBe('t0ken')
  expect(JSON.parse(local.getItem('user') ?? '')).toEqual(lin)
  expect(changes).toBe(1)
})

test('an empty token starts nothing', () => {
  startSession('', lin)
  expect(hasSession()).toBe(false)
  expect(local.getItem('user')).toBeNull()
  expect(changes).toBe(0)
})

test('a changed profile replaces the user but not the token', () => {
  startSession('t0ken', lin)
  updateSessionUser({ ...lin, nickname: '小林' })
  expect(JSON.parse(local.getItem('user') ?? '')).toMatchObject({ nickname: '小林' })
  expect(local.getItem('token')).toBe('t0ken')
  expect(changes).toBe(2)
})

test('logging out removes both and does not ask for the login', () => {
  let losses = 0
  const stop = onSessionLost(() => void losses++)
  startSession('t0ken', lin)
  endSession()
  expect([local.getItem('token'), local.getItem('user')]).toEqual([null, null])
  expect(losses).toBe(0)
  stop()
})

test('a rejected token asks for the login, until nobody listens any more', () => {
  let losses = 0
  const stop = onSessionLost(() => void losses++)
  startSession('t0ken', lin)
  loseSession()
  expect(hasSession()).toBe(false)
  expect(losses).toBe(1)
  stop()
  loseSession()
  expect(losses).toBe(1)
})

test('the stored user counts only beside a token, and is the same object while nothing changes', () => {
  startSession('t0ken', lin)
  expect(sessionUser()).toEqual(lin)
  expect(sessionUser()).toBe(sessionUser())
  local.removeItem('token')
  expect(sessionUser()).toBeNull()
})

test.each(['{"nickname":', '', 'undefined', 'null'])(
  'a stored user that cannot be read, %j, breaks no page',
  (text) => {
    startSession('t0ken', lin)
    local.setItem('user', text)
    expect(sessionUser()).toBeNull()
    updateSessionUser(lin)
    expect(sessionUser()).toEqual(lin)
  },
)
