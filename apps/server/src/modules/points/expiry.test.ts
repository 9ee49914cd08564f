import { expect, test } from 'vitest'
import { dayAfter, endingSoon, firstValidDay } from './expiry.ts'

const validity = { valid_days: 30, since: '2026-01-01' }

test('days are counted across months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

test('points last so many days; those from before the setting as if they had come in when it was made', () => {
  expect(firstValidDay(validity, '2026-03-31')).toBe('2026-03-01')
  expect(firstValidDay(validity, '2026-01-31')).toBe('2026-01-01')
  expect(firstValidDay(validity, '2026-01-30')).toBeNull()
  expect(firstValidDay({ ...validity, valid_days: 0 }, '2026-03-31')).toBeNull()
})

test('the oldest are spent first, and what is left of them ends soon', () => {
  const came_in = [
    { day: '2026-03-05', points: 100 },
    { day: '2026-03-10', points: 40 },
  ]
  // 30 of the first 100 are spent.
  expect(endingSoon(validity, { balance: 110, came_in }, '2026-03-20')).toEqual({
    points: 70,
    last_day: '2026-04-04',
    total: 110,
  })
  // All of the first are spent, and of the second some.
  expect(endingSoon(validity, { balance: 15, came_in }, '2026-03-20')).toEqual({
    points: 15,
    last_day: '2026-04-09',
    total: 15,
  })
  expect(endingSoon(validity, { balance: 0, came_in }, '2026-03-20')).toBeNull()
})

test('nothing ends soon that came in late, or while points never end', () => {
  const came_in = [{ day: '2026-03-20', points: 10 }]
  const soon = endingSoon(validity, { balance: 10, came_in }, '2026-03-21')
  expect(soon).toEqual({ points: 10, last_day: '2026-04-19', total: 10 })
  expect(endingSoon(validity, { balance: 10, came_in }, '2026-03-20')).toBeNull()
  expect(endingSoon({ ...validity, valid_days: 0 }, { balance: 10, came_in }, '2026-03-21')).toBeNull()
})
