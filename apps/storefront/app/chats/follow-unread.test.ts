import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubPage } from '../../test/page-socket.ts'
import { stubServer } from '../../test/shop-server.ts'
import { followUnread } from './follow-unread.ts'
import { unreadCount } from './unread-count.ts'

stubBrowser()
const server = stubServer()
const { page, tell } = stubPage()
vi.stubGlobal('AudioContext', class {})
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterAll(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let stop = (): void => {}
const unread = (count: number): void => server.answer('GET /user/chats/unread', () => ({ unread: count }))
const chat = (id: number, count: number, last_seq: number, shopper_delivered: number) => ({
  id,
  unread: count,
  last_seq,
  marks: { shopper_delivered },
})
const calls = (): string[] => server.sent.filter((one) => !one.includes('ws_ticket'))

beforeEach(() => {
  page.visibilityState = 'visible'
  server.answer('POST /ws_ticket', () => ({ ticket: 'x' }))
  server.answer('GET /user/chats', () => ({ data: [] }))
  unread(0)
})
afterEach(() => {
  stop()
  server.clear()
})

test('a page asks shortly after its beginning; without unread messages nothing more', async () => {
  stop = followUnread()
  await pass(299)
  expect(calls()).toEqual([])
  await pass(1)
  expect(calls()).toEqual(['GET /user/chats/unread'])
  expect(unreadCount()).toBe(0)
})

test('stores are told what has arrived here: of unread conversations alone, and only what is new', async () => {
  unread(3)
  server.answer('GET /user/chats', () => ({
    data: [chat(1, 2, 9, 7), chat(2, 1, 5, 5), chat(3, 0, 8, 2)],
  }))
  server.answer('POST /user/chats/1/marks', () => ({}))
  stop = followUnread()
  await pass(300)
  expect(unreadCount()).toBe(3)
  expect(calls()).toEqual(['GET /user/chats/unread', 'GET /user/chats', 'POST /user/chats/1/marks delivered=9'])
})

test('what is told of conversations is asked about once, what is told of others is not', async () => {
  stop = followUnread()
  await pass(300)
  unread(2)
  for (const id of [1, 2, 3]) tell({ type: 'changed', topic: 'chat', id })
  tell({ type: 'changed', topic: 'notification', id: 1 })
  await pass(300)
  expect(calls().filter((one) => one.endsWith('/unread'))).toHaveLength(2)
  expect(unreadCount()).toBe(2)
})

test('a number that cannot be had stays as it was', async () => {
  unread(4)
  stop = followUnread()
  await pass(300)
  server.refuse('GET /user/chats/unread', 500, 'INTERNAL')
  tell({ type: 'changed', topic: 'chat', id: 1 })
  await pass(300)
  expect(unreadCount()).toBe(4)
})

test('while nobody looks the tab has the number, until the end', async () => {
  page.visibilityState = 'hidden'
  unread(120)
  stop = followUnread()
  await pass(300)
  expect(page.title).toBe('(99+) Fangshi')
  stop()
  expect([page.title, unreadCount()]).toEqual(['Fangshi', 0])
})

test('an answer that comes after the end counts no more', async () => {
  page.visibilityState = 'hidden'
  let answer = (_: unknown): void => {}
  server.answer('GET /user/chats/unread', () => new Promise((resolve) => (answer = resolve)))
  stop = followUnread()
  await pass(300)
  stop()
  answer({ unread: 5 })
  await pass(300)
  expect([page.title, unreadCount()]).toEqual(['Fangshi', 0])
  expect(calls()).toEqual(['GET /user/chats/unread'])
})
