import { expect, test } from 'vitest'
import { RateCounter } from './rate-counter.ts'

const clock = { at: 60_000 * 1000 }
const counterOf = (perMinute: number, processes = 1) => new RateCounter(perMinute, processes, () => clock.at)

test('an address beyond its rate waits for the next minute; others pass', () => {
  const counter = counterOf(3)
  clock.at = 60_000 * 2000 + 15_000
  expect([1, 2, 3].map(() => counter.take('a'))).toEqual([0, 0, 0])
  expect(counter.take('a')).toBe(45)
  expect(counter.take('b')).toBe(0)
  clock.at += 45_000
  expect(counter.take('a')).toBe(0)
})

test('no limit counts nothing', () => {
  const counter = counterOf(0)
  for (let count = 0; count < 100; count++) expect(counter.take('a')).toBe(0)
  expect(counter.report().of).toEqual([])
})

test('processes add up what they counted', () => {
  const [one, other] = [counterOf(10, 2), counterOf(10, 2)]
  for (let count = 0; count < 6; count++) expect([one.take('a'), other.take('a')]).toEqual([0, 0])
  const { minute } = one.report()
  expect(other.report().of).toEqual([['a', 6]])
  expect(other.report().of).toEqual([])
  one.learn({ minute, of: [['a', 12]] })
  other.learn({ minute, of: [['a', 12]] })
  expect(one.take('a')).toBeGreaterThan(0)
  expect(other.take('a')).toBeGreaterThan(0)
})

test('what was counted meanwhile is not lost, and an older total takes nothing back', () => {
  const counter = counterOf(10)
  for (let count = 0; count < 8; count++) counter.take('a')
  const { minute, of } = counter.report()
  expect(of).toEqual([['a', 8]])
  expect(counter.take('a')).toBe(0)
  counter.learn({ minute, of: [['a', 5]] })
  expect(counter.take('a')).toBe(0)
  expect(counter.take('a')).toBeGreaterThan(0)
})

test('an address with few requests is not reported, nor the last minute learned', () => {
  const counter = counterOf(1000, 2)
  counter.take('a')
  const { minute, of } = counter.report()
  expect(of).toEqual([])
  clock.at += 60_000
  counter.learn({ minute, of: [['a', 5000]] })
  expect(counter.take('a')).toBe(0)
})
