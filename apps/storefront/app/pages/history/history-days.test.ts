import { expect, test } from 'vitest'
import { byDay, dayText } from './history-days.ts'

const row = (id: number, seen_at: string) => ({ id, seen_at })

test('rows are grouped by day in their order', () => {
  const rows = [row(3, '2026-03-02 09:00:00'), row(2, '2026-03-01 23:59:59'), row(1, '2026-03-01 00:00:00')]
  expect(byDay(rows).map(({ day, rows: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-03-02', [3]],
    ['2026-03-01', [2, 1]],
  ])
  expect(byDay([])).toEqual([])
})

const now = Date.parse('2026-03-02T04:00:00Z')
const t = (key: string): string => key

test.each([
  ['2026-03-02', 'favorite:today'],
  ['2026-03-01', 'favorite:yesterday'],
  ['2026-02-28', 'February 28'],
])('%s is called %s', (day, expected) => {
  expect(dayText(day, 'en', t, now)).toBe(expected)
})

test('the day changes at midnight in China, not in Greenwich', () => {
  const evening = Date.parse('2026-03-01T17:00:00Z')
  expect(dayText('2026-03-02', 'zh-cn', t, evening)).toBe('favorite:today')
  expect(dayText('2026-03-01', 'zh-cn', t, evening)).toBe('favorite:yesterday')
})

test('days are written in the language of the page', () => {
  expect(dayText('2026-02-08', 'zh-cn', t, now)).toBe('2月8日')
})
