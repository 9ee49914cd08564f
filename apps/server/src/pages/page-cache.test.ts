import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

function counting(): { make: () => Promise<{ size: number; id: number }>; made: () => number } {
  let made = 0
  return { make: async () => ({ size: 10, id: ++made }), made: () => made }
}

test('those who ask at once share one making', async () => {
  const { make, made } = counting()
  const cache = new PageCache(1000)
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)))
  expect(made()).toBe(1)
})

test('an old page is made anew', async () => {
  let at = 0
  const { make } = counting()
  const cache = new PageCache(1000, 1000, () => at)
  expect(await cache.get('/', make)).toMatchObject({ id: 1 })
  at = 999
  expect(await cache.get('/', make)).toMatchObject({ id: 1 })
  at = 1000
  expect(await cache.get('/', make)).toMatchObject({ id: 2 })
})

test('a page is as old as what it was made from', async () => {
  let at = 0
  const { make } = counting()
  const cache = new PageCache(1000, 1000, () => at)
  const slow = async () => {
    at = 900
    return make()
  }
  expect(await cache.get('/', slow)).toMatchObject({ id: 1 })
  at = 999
  expect(await cache.get('/', make)).toMatchObject({ id: 1 })
  at = 1000
  expect(await cache.get('/', make)).toMatchObject({ id: 2 })
})

test('a failure is not kept', async () => {
  const cache = new PageCache(1000)
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('/', counting().make)).toMatchObject({ id: 1 })
})

test('it holds no more bytes than it may', async () => {
  const { make, made } = counting()
  const cache = new PageCache(60_000, 25)
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, make)
  expect(made()).toBe(4)
})

test('a life of 0 keeps nothing', async () => {
  const { make, made } = counting()
  const cache = new PageCache(0)
  await cache.get('/', make)
  await cache.get('/', make)
  expect(made()).toBe(2)
})

/** A cache with last copies whose makings fail with the word `busy`, on a clock that the test moves. */
function withLastCopies() {
  const state = { at: 0, isStuck: false }
  const hides = (error: unknown): boolean => (error as Error).message === 'busy'
  const lastCopies = { maxAgeMs: 60_000, patienceMs: 20, isStuck: () => state.isStuck, hides }
  const cache = new PageCache<{ size: number; id: number }>(1000, 1000, () => state.at, lastCopies)
  const failing = (): Promise<never> => Promise.reject(new Error('busy'))
  const never = (): Promise<never> => new Promise(() => {})
  return { state, cache, failing, never }
}

test('where a page cannot be made, the last copy is served, up to a minute old', async () => {
  const { state, cache, failing } = withLastCopies()
  const { make, made } = counting()
  await cache.get('/', make)
  state.at = 5000
  expect(await cache.get('/', failing)).toMatchObject({ id: 1 })
  expect(await cache.get('/', make)).toMatchObject({ id: 1 })
  expect(made()).toBe(1) // it is not tried again for a second
  state.at = 6001
  expect(await cache.get('/', make)).toMatchObject({ id: 2 })
  state.at = 66_002
  await expect(cache.get('/', failing)).rejects.toThrow('busy')
})

test('the copy is as old as its making, however often it was served', async () => {
  const { state, cache, failing } = withLastCopies()
  await cache.get('/', counting().make)
  for (state.at = 2000; state.at <= 60_000; state.at += 2000)
    expect(await cache.get('/', failing)).toMatchObject({ id: 1 })
  await expect(cache.get('/', failing)).rejects.toThrow('busy')
})

test('other failures are not hidden', async () => {
  const { state, cache } = withLastCopies()
  await cache.get('/', counting().make)
  state.at = 2000
  await expect(cache.get('/', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
})

test('a page that is slow, though the database answers, is waited for', async () => {
  const { state, cache } = withLastCopies()
  const { make } = counting()
  await cache.get('/', make)
  state.at = 2000
  const slow = () =>
    new Promise<{ size: number; id: number }>((done) => setTimeout(() => done({ size: 10, id: 9 }), 60))
  expect(await cache.get('/', slow)).toMatchObject({ id: 9 })
})

test('a page that the database keeps waiting is not waited for', async () => {
  const { state, cache, never } = withLastCopies()
  await cache.get('/', counting().make)
  state.at = 2000
  state.isStuck = true
  expect(await cache.get('/', never)).toMatchObject({ id: 1 })
  expect(await cache.get('/', never)).toMatchObject({ id: 1 })
})
