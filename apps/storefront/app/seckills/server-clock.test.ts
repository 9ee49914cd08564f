import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { stubServer } from '../../test/shop-server.ts'
import { forgetServerClock, serverNow, setServerClock } from './server-clock.ts'

const server = stubServer()
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] })
afterAll(() => void vi.useRealTimers())

const minuteMs = 60_000
/** The server is an hour ahead of this device, and its answers take so long. */
const serverMs = (): number => performance.now() + 3_600_000
const answerIn = (ms: number): void =>
  server.answer('GET /clock', async () => {
    const half = ms / 2
    await vi.advanceTimersByTimeAsync(half)
    const now_ms = serverMs()
    await vi.advanceTimersByTimeAsync(ms - half)
    return { now_ms }
  })

beforeEach(() => {
  server.clear()
  forgetServerClock()
  answerIn(0)
})

test('the clock of this device does not matter, and half the way of the answer is added', async () => {
  answerIn(800)
  expect(await serverNow()).toBe(serverMs())
  await vi.advanceTimersByTimeAsync(1234)
  vi.setSystemTime(0)
  expect(await serverNow()).toBe(serverMs())
})

test('it is asked for once in five minutes', async () => {
  await serverNow()
  await vi.advanceTimersByTimeAsync(5 * minuteMs)
  await serverNow()
  expect(server.sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await serverNow()
  expect(server.sent).toHaveLength(2)
})

test('those who need it at the same time share one question', async () => {
  answerIn(100)
  const times = await Promise.all([serverNow(), serverNow(), serverNow()])
  expect(new Set(times)).toEqual(new Set([serverMs()]))
  expect(server.sent).toHaveLength(1)
})

test('a slower answer does not replace a quicker one of the last minutes, but an old one', async () => {
  await serverNow()
  const slow = (): void => setServerClock(serverMs() + 900, performance.now() - 500)
  slow()
  expect(await serverNow()).toBe(serverMs())
  setServerClock(serverMs() + 5, performance.now())
  expect(await serverNow()).toBe(serverMs() + 5)
  await vi.advanceTimersByTimeAsync(5 * minuteMs)
  slow()
  expect(await serverNow()).toBe(serverMs() + 900 + 250)
  expect(server.sent).toHaveLength(1)
})

test('a forgotten clock is asked for, also when that happens while it is being asked for', async () => {
  await serverNow()
  forgetServerClock()
  await serverNow()
  expect(server.sent).toHaveLength(2)
  server.answer('GET /clock', () => {
    if (server.sent.length === 3) queueMicrotask(forgetServerClock)
    return { now_ms: serverMs() }
  })
  forgetServerClock()
  expect(await serverNow()).toBe(serverMs())
})

test('after a failure the next one asks again', async () => {
  server.refuse('GET /clock', 503, 'BUSY')
  await expect(serverNow()).rejects.toThrow('/clock answered 503')
  answerIn(0)
  expect(await serverNow()).toBe(serverMs())
})
