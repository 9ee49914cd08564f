import type { Condition } from '@fangshi/contract/filters'
import { formatDateTime, parseDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { hoursIn } from './week-hour.ts'

const between = (from: string, to: string): Condition => ({
  op: 'between',
  values: [parseDateTime(from) ?? undefined, parseDateTime(to) ?? undefined],
})
const starts = (hour: string, from: string, to: string) =>
  hoursIn(hour, between(from, to))?.map((span) => formatDateTime(span.from))

// 2026-11-02 is a Monday.
const november = ['2026-11-01 00:00:00', '2026-11-30 23:59:59'] as const

test('an hour of the week comes back in each week of the days', () => {
  expect(starts('1-13', ...november)).toEqual([
    '2026-11-02 13:00:00',
    '2026-11-09 13:00:00',
    '2026-11-16 13:00:00',
    '2026-11-23 13:00:00',
    '2026-11-30 13:00:00',
  ])
  expect(starts('7-0', ...november)?.[0]).toBe('2026-11-01 00:00:00')
  expect(starts('7-23', ...november)?.at(-1)).toBe('2026-11-29 23:00:00')
  const [first] = hoursIn('7-23', between(...november)) ?? []
  expect(first && formatDateTime(first.until)).toBe('2026-11-02 00:00:00')
})

test('days that begin or end within the hour have a part of it, others without it have none', () => {
  expect(starts('1-13', '2026-11-02 13:59:59', '2026-11-02 15:00:00')).toEqual(['2026-11-02 13:00:00'])
  expect(starts('1-13', '2026-11-02 12:00:00', '2026-11-02 13:00:00')).toEqual(['2026-11-02 13:00:00'])
  expect(starts('1-13', '2026-11-02 14:00:00', '2026-11-09 12:59:59')).toEqual([])
  expect(starts('1-13', '2026-11-09 00:00:00', '2026-11-02 00:00:00')).toEqual([])
})

test('without days, or with more than a year of them, there are no such hours', () => {
  expect(hoursIn('1-13', undefined)).toBeUndefined()
  expect(hoursIn('1-13', { op: 'ngt', values: [new Date()] })).toBeUndefined()
  expect(hoursIn('1-13', { op: 'between', values: [new Date(), undefined] })).toBeUndefined()
  expect(starts('1-13', '2025-11-01 00:00:00', '2026-11-01 23:59:59')).toHaveLength(52)
  expect(starts('1-13', '2025-10-31 23:59:59', '2026-11-01 23:59:59')).toBeUndefined()
})
