import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubServer } from '../../test/shop-server.ts'
import { reloadAt } from './reload-at.ts'
import { forgetServerClock, setServerClock } from './server-clock.ts'

const server = stubServer()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'en' } })
vi.stubGlobal('document', page)
vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
afterAll(() => void vi.useRealTimers())

const hourMs = 3_600_000
const show = (state: 'visible' | 'hidden'): void => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let loads: number[] = []
let begun = 0
let stop = (): void => {}
/** Loads at an instant so many ms from now, and notes when it did. */
function following(ms: number, load: () => Promise<void> = async () => {}): void {
  begun = performance.now()
  loads = []
  stop = reloadAt(begun + ms, async () => {
    loads.push(performance.now() - begun)
    await load()
  })
}

beforeEach(() => {
  page.visibilityState = 'visible'
  server.clear()
  server.answer('GET /clock', () => ({ now_ms: performance.now() }))
  forgetServerClock()
})
afterEach(() => stop())

test('it loads once the instant has come, and again with growing pauses until it is stopped', async () => {
  following(hourMs)
  await pass(hourMs - 1)
  expect(loads).toEqual([])
  await pass(1)
  expect(loads).toEqual([hourMs])
  await pass(1000)
  const pauses = loads.slice(1).map((at, n) => at - (loads[n] ?? 0))
  expect(pauses).toEqual([250, 375])
  await pass(20 * 60_000)
  expect((loads.at(-1) ?? 0) - (loads.at(-2) ?? 0)).toBe(60_000)
  const seen = loads.length
  stop()
  await pass(hourMs)
  expect(loads).toHaveLength(seen)
})

test('an instant that is past is loaded at once', async () => {
  following(-5)
  await pass(0)
  expect(loads).toEqual([0])
})

test('an instant months away does not come early, though no timer is that long', async () => {
  const days = 60 * 24 * hourMs
  following(days)
  await pass(days - 1)
  expect(loads).toEqual([])
  await pass(1)
  expect(loads).toEqual([days])
})

test('a page that nobody looks at waits, and is loaded when somebody looks again', async () => {
  following(hourMs)
  await pass(1000)
  show('hidden')
  await pass(3 * hourMs)
  expect(loads).toEqual([])
  show('visible')
  await pass(0)
  expect(loads).toEqual([1000 + 3 * hourMs])
})

test('what this device believes after a sleep is not believed: the clock is asked for again', async () => {
  following(hourMs)
  await pass(0)
  server.answer('GET /clock', () => ({ now_ms: performance.now() + hourMs }))
  show('visible')
  await pass(0)
  expect(server.sent).toHaveLength(2)
  expect(loads).toEqual([0])
})

test('a failure to load or to learn the time is tried again after a minute', async () => {
  server.clear()
  following(hourMs)
  await pass(hourMs)
  expect(loads).toEqual([])
  setServerClock(performance.now(), performance.now())
  await pass(60_000)
  expect(loads).toHaveLength(1)
  stop()
  following(0, () => Promise.reject(new Error('offline')))
  await pass(59_999)
  expect(loads).toEqual([0])
  await pass(1)
  expect(loads).toEqual([0, 60_000])
})

test('what was loading when it was stopped is not followed by more', async () => {
  following(0, async () => stop())
  await pass(hourMs)
  expect(loads).toEqual([0])
})
