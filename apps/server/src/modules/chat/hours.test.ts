import { expect, test } from 'vitest'
import { clockOf, isOpenAt, minuteOf } from './hours.ts'

const office = { days: [1, 2, 3, 4, 5], from_minute: 9 * 60, till_minute: 18 * 60 }
const at = (time: string) => new Date(`${time}+08:00`)

test('a store is there on its days from its first minute until the last, which no longer counts', () => {
  expect(isOpenAt(office, at('2026-11-23T09:00:00'))).toBe(true) // a Monday
  expect(isOpenAt(office, at('2026-11-23T08:59:59'))).toBe(false)
  expect(isOpenAt(office, at('2026-11-23T17:59:59'))).toBe(true)
  expect(isOpenAt(office, at('2026-11-23T18:00:00'))).toBe(false)
  expect(isOpenAt(office, at('2026-11-22T12:00:00'))).toBe(false)
  expect(isOpenAt({ ...office, days: [7] }, at('2026-11-22T12:00:00'))).toBe(true)
})

test('without days it always is', () => {
  expect(isOpenAt({ ...office, days: [] }, at('2026-11-22T03:00:00'))).toBe(true)
})

test('times of the day are written with hours and minutes', () => {
  expect(minuteOf('09:05')).toBe(545)
  expect(clockOf(545)).toBe('09:05')
})
