import { expect, test } from 'vitest'
import { ticksUpTo } from './ticks.ts'

test.each([
  [0, [0, 1]],
  [0.5, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [10_698.2, [0, 5000, 10_000, 15_000]],
  [5000, [0, 1000, 2000, 3000, 4000, 5000]],
  [99, [0, 20, 40, 60, 80, 100]],
])('a scale up to %d', (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks)
})
