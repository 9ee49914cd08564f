import { expect, test } from 'vitest'
import { leftOf, pausedUntil, startOfDay } from './limits.ts'

test('a change makes withdrawals wait for 24 hours to the millisecond', () => {
  const changed = new Date('2026-03-01T10:00:00Z')
  const end = new Date('2026-03-02T10:00:00Z')
  expect(pausedUntil(changed, new Date(end.getTime() - 1))).toEqual(end)
  expect(pausedUntil(changed, end)).toBeNull()
  expect(pausedUntil(null, end)).toBeNull()
})

test('a day begins at midnight of the platform', () => {
  expect(startOfDay(new Date('2026-03-01T15:59:59Z'))).toEqual(new Date('2026-02-28T16:00:00Z'))
  expect(startOfDay(new Date('2026-03-01T16:00:00Z'))).toEqual(new Date('2026-03-01T16:00:00Z'))
})

test('nothing is left of a limit that was lowered meanwhile', () => {
  expect([leftOf(500, 200), leftOf(100, 200)]).toEqual([300, 0])
})
