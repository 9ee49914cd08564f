import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubPage } from '../../test/page-socket.ts'
import { stubServer } from '../../test/shop-server.ts'
import { askUnread, followNotifications } from './follow-notifications.ts'
import { unreadNotifications } from './unread.ts'

stubBrowser()
const server = stubServer()
const { tell } = stubPage()
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterAll(() => void vi.useRealTimers())

let stop = (): void => {}
let shown: number[] = []
/** What the server has: how many are unread, and the ids of the newest. */
const have = (unread: number, last_id: number, newest = last_id): void => {
  server.answer('GET /user/notifications/unread', () => ({ unread, last_id }))
  server.answer('GET /user/notifications', () => ({ data: newest ? [{ id: newest }, { id: newest - 1 }] : [] }))
}
const follow = async (): Promise<void> => {
  stop = followNotifications(({ id }) => shown.push(id))
  await vi.advanceTimersByTimeAsync(300)
}
const changed = async (): Promise<void> => {
  tell({ type: 'changed', topic: 'notification', id: 1 })
  await vi.advanceTimersByTimeAsync(300)
}

beforeEach(() => {
  shown = []
  server.answer('POST /ws_ticket', () => ({ ticket: 'x' }))
})
afterEach(() => {
  stop()
  server.clear()
})

test('what a page meets at its beginning is no news, what comes then is, once', async () => {
  have(2, 40)
  await follow()
  expect([unreadNotifications(), shown]).toEqual([{ unread: 2, last_id: 40 }, []])
  await changed()
  expect(shown).toEqual([])
  have(3, 41)
  await changed()
  await changed()
  expect([unreadNotifications().unread, shown]).toEqual([3, [41]])
})

test('of several that come at once the newest is shown', async () => {
  have(0, 0)
  await follow()
  have(3, 3)
  await changed()
  expect(shown).toEqual([3])
})

test('reading or losing some is no news, nor is the one before them that is the newest again', async () => {
  have(2, 41)
  await follow()
  have(0, 40)
  await changed()
  have(1, 41)
  await changed()
  expect(shown).toEqual([])
})

test('one that was read elsewhere meanwhile is not shown', async () => {
  have(0, 40)
  await follow()
  have(0, 41, 0)
  await changed()
  expect([shown, unreadNotifications().last_id]).toEqual([[], 41])
})

test('without an answer the number stays, and what came meanwhile is news later', async () => {
  have(1, 40)
  await follow()
  server.refuse('GET /user/notifications/unread', 500, 'INTERNAL')
  expect(await askUnread()).toBeUndefined()
  await changed()
  expect(unreadNotifications()).toEqual({ unread: 1, last_id: 40 })
  have(2, 41)
  await changed()
  expect(shown).toEqual([41])
})

test('after the end there is nothing unread, whatever is answered late', async () => {
  have(1, 40)
  await follow()
  let answer = (_: unknown): void => {}
  server.answer('GET /user/notifications/unread', () => new Promise((resolve) => (answer = resolve)))
  await changed()
  stop()
  answer({ unread: 5, last_id: 45 })
  await vi.advanceTimersByTimeAsync(300)
  expect([unreadNotifications(), shown]).toEqual([{ unread: 0, last_id: 0 }, []])
})
