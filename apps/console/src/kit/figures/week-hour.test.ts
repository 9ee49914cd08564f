import { expect, test } from 'vitest'
import { dayName, hourName, weekdays } from './week-hour.ts'

test('weekdays have their names in both languages, short and long', () => {
  expect(weekdays.map((day) => dayName(day, 'en', 'short'))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(weekdays.map((day) => dayName(day, 'zh-cn', 'short')).join()).toBe('周一,周二,周三,周四,周五,周六,周日')
  expect(dayName(1, 'en', 'long')).toBe('Monday')
  expect(dayName(7, 'zh-cn', 'long')).toBe('星期日')
})

test('an hour of the week goes from one full hour to the next', () => {
  expect(hourName(3, 9, 'en')).toBe('Wed 09:00–10:00')
  expect(hourName(7, 23, 'zh-cn')).toBe('周日 23:00–24:00')
})
