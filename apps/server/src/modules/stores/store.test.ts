import { expect, test } from 'vitest'
import { doorsOf, isOnVacation, isWithin, vacationOf } from './store.ts'

const at = (hour: number): Date => new Date(Date.UTC(2026, 9, 1, hour))
const vacation = { from: at(8), until: at(10) }

test('a vacation is half open', () => {
  expect([7, 8, 9, 10].map((hour) => isWithin(vacation, at(hour)))).toEqual([false, true, true, false])
  expect(isWithin(null, at(8))).toBe(false)
  expect(vacationOf({ vacation_from: at(8), vacation_until: at(10) })).toEqual(vacation)
  expect(vacationOf({ vacation_from: null, vacation_until: null })).toBeNull()
})

test('within it an open store is closed and opens again; one closed by hand stays so', () => {
  expect(doorsOf(true, vacation, at(9))).toEqual({ status: 'closed', reopens: true })
  expect(doorsOf(true, vacation, at(10))).toEqual({ status: 'open', reopens: false })
  expect(doorsOf(false, vacation, at(9))).toEqual({ status: 'closed', reopens: false })
  expect(isOnVacation({ status: 'closed', reopens: true })).toBe(true)
  expect(isOnVacation({ status: 'suspended', reopens: true })).toBe(false)
})
