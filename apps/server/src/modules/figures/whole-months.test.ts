import { formatDate, parseDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { wholeMonths } from './whole-months.ts'

const at = (day: string): Date => parseDateTime(`${day} 00:00:00`) as Date
const between = (from: string, until: string): string => {
  const months = wholeMonths(at(from), at(until))
  return `${formatDate(months.from)} ${formatDate(months.until)}`
}

test('the whole months of a window', () => {
  expect(between('2025-11-24', '2026-11-24')).toBe('2025-12-01 2026-11-01')
  expect(between('2026-01-01', '2026-02-01')).toBe('2026-01-01 2026-02-01')
  expect(between('2025-12-31', '2026-02-01')).toBe('2026-01-01 2026-02-01')
})

test('a window without a whole month is days alone', () => {
  expect(between('2026-01-02', '2026-02-28')).toBe('2026-02-28 2026-02-28')
  expect(between('2026-01-01', '2026-01-31')).toBe('2026-01-31 2026-01-31')
  expect(between('2026-11-05', '2026-12-01')).toBe('2026-12-01 2026-12-01')
})
