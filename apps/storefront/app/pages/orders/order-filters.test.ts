import { expect, test } from 'vitest'
import { withoutDefaults, rangeOf, readFilters, startOfRange } from './order-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('invalid parts of the address are ignored', () => {
  expect(read('tab=waiting_receipt&page=3&from=2026-01-02&keywords=+cup+')).toEqual({
    tab: 'waiting_receipt',
    keywords: 'cup',
    from: '2026-01-02',
    to: '',
    page: 3,
  })
  expect(read('tab=nonsense&page=-1&from=yesterday')).toEqual({ tab: 'all', keywords: '', from: '', to: '', page: 1 })
})

test('defaults are not written into the address', () => {
  expect(Object.values(withoutDefaults(read(''))).every((value) => value === undefined)).toBe(true)
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
])('the week of %s begins on Monday %s', (today, monday) => {
  expect(startOfRange('week', today)).toBe(monday)
})

test('the days of a preset are recognised', () => {
  const today = '2026-11-20'
  expect(rangeOf({ from: '', to: '' }, today)).toBe('all')
  expect(rangeOf({ from: '2026-11-16', to: '' }, today)).toBe('week')
  expect(rangeOf({ from: '2026-11-01', to: '2026-11-20' }, today)).toBe('month')
  expect(rangeOf({ from: '2026-11-01', to: '2026-11-02' }, today)).toBe('custom')
})
