import { expect, test } from 'vitest'
import { percentile, Tally } from './tally.ts'

test('a percentile is a value that was measured', () => {
  const values = [5, 1, 4, 2, 3, 10, 6, 7, 9, 8]
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 0.01)]).toEqual([5, 10, 1])
  expect(percentile([7], 0.95)).toBe(7)
  expect(percentile([], 0.5)).toBeNull()
})

test('refusals are counted by their reason, and latencies are those of orders', () => {
  const tally = new Tally()
  tally.add([
    { to: 'order', refusal: null, ms: 10 },
    { to: 'payment', refusal: null, ms: 500 },
    { to: 'order', refusal: 'SECKILL_SOLD_OUT', ms: 2 },
  ])
  expect(tally.takeRecent()).toEqual({ p50_ms: 2, p95_ms: 10 })
  tally.add([
    { to: 'order', refusal: 'SECKILL_SOLD_OUT', ms: 4 },
    { to: 'payment', refusal: 'BALANCE_SHORT', ms: 1 },
  ])
  expect(tally.takeRecent()).toEqual({ p50_ms: 4, p95_ms: 4 })
  expect(tally.takeRecent()).toEqual({ p50_ms: null, p95_ms: null })
  expect(tally.latency).toEqual({ p50_ms: 4, p95_ms: 10 })
  expect([tally.ordered, tally.refused, tally.refusals]).toEqual([1, 3, { SECKILL_SOLD_OUT: 2, BALANCE_SHORT: 1 }])
})
