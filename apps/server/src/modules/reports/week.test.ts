import { expect, test } from 'vitest'
import { daysOfWeek, dueWeek, nextReportAt, writableWeeks } from './week.ts'

const at = (time: string): Date => new Date(`${time}+08:00`)

test('the report of a week is due on the Monday after it at eight', () => {
  expect(dueWeek(at('2026-11-23T07:59:59'))).toBe('2026-11-09')
  expect(dueWeek(at('2026-11-23T08:00:00'))).toBe('2026-11-16')
  expect(dueWeek(at('2026-11-29T23:59:59'))).toBe('2026-11-16')
  expect(dueWeek(at('2027-01-04T08:00:00'))).toBe('2026-12-28')
})

test('the next one comes at the Monday after that', () => {
  expect(nextReportAt(at('2026-11-23T07:59:59'))).toEqual(at('2026-11-23T08:00:00'))
  expect(nextReportAt(at('2026-11-23T08:00:00'))).toEqual(at('2026-11-30T08:00:00'))
})

test('four weeks are made up for', () => {
  expect(writableWeeks(at('2026-11-25T12:00:00'))).toEqual(['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'])
})

test('a week has seven days, over the end of a year too', () => {
  expect(daysOfWeek('2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})
