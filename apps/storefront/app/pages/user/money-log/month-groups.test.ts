import { expect, test } from 'vitest'
import { monthGroups, monthName, type LogRow } from './month-groups.ts'

const row = (id: number, created_at: string) => ({ id, created_at }) as LogRow

test('rows stand under their months; a month without rows on the page is left out', () => {
  const data = [row(3, '2026-03-02 08:00:00'), row(2, '2026-03-01 08:00:00'), row(1, '2026-01-31 23:59:59')]
  const months = ['2026-03', '2026-02', '2026-01'].map((month) => ({ month, in: '1.00', out: '0.00' }))
  expect(monthGroups({ data, months }).map(({ month, rows }) => [month, rows.map(({ id }) => id)])).toEqual([
    ['2026-03', [3, 2]],
    ['2026-01', [1]],
  ])
})

test('months have names in both languages', () => {
  expect([monthName('2026-03', 'zh-cn'), monthName('2026-12', 'en')]).toEqual(['2026年3月', 'December 2026'])
})
