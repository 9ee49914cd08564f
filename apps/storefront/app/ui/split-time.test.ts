import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator } from '~/i18n/language.ts'
import { countdownText, splitTime } from './split-time.ts'

beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))
const dayMs = 86_400_000

test('the time left rounds up to a second and never goes below zero', () => {
  expect(splitTime(90_061_001)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2 })
  expect(splitTime(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test.each([
  [0, '', '00:00:00', '00:00:00 left', '剩余 00:00:00'],
  [-60_000, '', '00:00:00', '00:00:00 left', '剩余 00:00:00'],
  [1, '', '00:00:01', '00:00:01 left', '剩余 00:00:01'],
  [59_999, '', '00:01:00', '00:01:00 left', '剩余 00:01:00'],
  [dayMs - 1000, '', '23:59:59', '23:59:59 left', '剩余 23:59:59'],
  [dayMs - 999, '1 day', '00:00:00', '1 day 00:00:00 left', '剩余 1 天 00:00:00'],
  [2 * dayMs + 3_723_000, '2 days', '01:02:03', '2 days 01:02:03 left', '剩余 2 天 01:02:03'],
  [400 * dayMs, '400 days', '00:00:00', '400 days 00:00:00 left', '剩余 400 天 00:00:00'],
])('%i ms are seen as %j and %s, and heard as %s', (ms, days, clock, english, chinese) => {
  const seen = countdownText(ms, translator('en'))
  expect([seen.days, seen.clock.join(':'), seen.name]).toEqual([days, clock, english])
  expect(countdownText(ms, translator('zh-cn')).name).toBe(chinese)
})
