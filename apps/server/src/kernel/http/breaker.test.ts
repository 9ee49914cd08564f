import { expect, test } from 'vitest'
import { BreakerOpenError, createBreaker } from './breaker.ts'

test('after some failures in a row nothing is tried for a while, then one try decides', async () => {
  let now = 0
  let calls = 0
  const breaker = createBreaker({ failures: 2, restMs: 1000, clock: () => now })
  const fails = () => breaker.run(() => Promise.reject(new Error(`call ${++calls}`)))
  const works = () => breaker.run(() => Promise.resolve(++calls))
  await expect(fails()).rejects.toThrow('call 1')
  expect(await works()).toBe(2)
  await expect(fails()).rejects.toThrow('call 3')
  await expect(fails()).rejects.toThrow('call 4')
  await expect(works()).rejects.toThrow(BreakerOpenError)
  now = 1000
  await expect(fails()).rejects.toThrow('call 5')
  await expect(works()).rejects.toThrow(BreakerOpenError)
  now = 2000
  expect([await works(), await works()]).toEqual([6, 7])
})

test('while the deciding try is under way, others stay away', async () => {
  let now = 0
  const breaker = createBreaker({ failures: 1, restMs: 1000, clock: () => now })
  await expect(breaker.run(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  now = 1000
  const { promise, resolve } = Promise.withResolvers<string>()
  const trying = breaker.run(() => promise)
  await expect(breaker.run(() => Promise.resolve('too early'))).rejects.toThrow(BreakerOpenError)
  resolve('up')
  expect(await trying).toBe('up')
  expect(await breaker.run(() => Promise.resolve('again'))).toBe('again')
})
