import { expect, test } from 'vitest'
import { dayName } from './day-name.ts'

test('a day has its weekday in both languages', () => {
  expect(dayName('2026-03-12', 'zh-cn')).toBe('3月12日周四')
  expect(dayName('2026-03-12', 'en')).toBe('Thu, Mar 12')
})
