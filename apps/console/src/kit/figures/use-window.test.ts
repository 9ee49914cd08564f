import { expect, test } from 'vitest'
import { daysIn, lastDays } from './use-window.ts'

const of = (from: string, to: string) => daysIn(new URLSearchParams({ from, to }))

test('the days of an address are taken as they are, up to a year', () => {
  expect(of('2026-11-01', '2026-11-28')).toEqual({ from: '2026-11-01', to: '2026-11-28', isCut: false })
  expect(of('2024-01-01', '2024-12-31')).toEqual({ from: '2024-01-01', to: '2024-12-31', isCut: false })
})

test('of too many days the last ones stand', () => {
  expect(of('2016-01-01', '2026-01-31')).toEqual({ from: '2025-01-31', to: '2026-01-31', isCut: true })
})

test.each([
  ['2026-11-28', '2026-11-01'],
  ['2026-02-30', '2026-03-01'],
  ['', '2026-11-01'],
  ["'; drop table", '<script>'],
])('what is no window is the last 30 days: %s to %s', (from, to) => {
  expect(of(from, to)).toEqual({ ...lastDays(30), isCut: false })
})

test('days begin at midnight of the platform’s zone', () => {
  expect(lastDays(1, new Date('2026-11-27T15:59:59Z'))).toEqual({ from: '2026-11-27', to: '2026-11-27' })
  expect(lastDays(7, new Date('2026-11-27T16:00:00Z'))).toEqual({ from: '2026-11-22', to: '2026-11-28' })
})
