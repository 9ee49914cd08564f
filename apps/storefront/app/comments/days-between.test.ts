import { expect, test } from 'vitest'
import { daysBetween } from './days-between.ts'

test('days are counted by the calendar, whatever the time of day', () => {
  expect(daysBetween('2026-02-27 23:59:00', '2026-03-01 00:01:00')).toBe(2)
  expect(daysBetween('2026-03-01 00:01:00', '2026-03-01 23:59:59')).toBe(0)
})
