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
