import type { SeckillSlot } from '@fangshi/contract/seckills-shop'
import { expect, test } from 'vitest'
import { namedSlots, timeText } from './slot-names.ts'

test.each([
  ['2026-11-24 14:00:00', '2026-11-24', '14:00', '14:00', '14:00'],
  ['2026-11-25 00:00:00', '2026-11-24', '明天 00:00', 'tomorrow 00:00', 'Tomorrow 00:00'],
  ['2026-11-26 09:30:00', '2026-11-24', '11-26 09:30', '11-26 09:30', '11-26 09:30'],
  // Yesterday, the end of a month, of a year, and of February in a leap year.
  ['2026-11-23 23:59:59', '2026-11-24', '11-23 23:59', '11-23 23:59', '11-23 23:59'],
  ['2026-12-01 08:00:00', '2026-11-30', '明天 08:00', 'tomorrow 08:00', 'Tomorrow 08:00'],
  ['2027-01-01 08:00:00', '2026-12-31', '明天 08:00', 'tomorrow 08:00', 'Tomorrow 08:00'],
  ['2028-02-29 08:00:00', '2028-02-28', '明天 08:00', 'tomorrow 08:00', 'Tomorrow 08:00'],
  ['2028-03-01 08:00:00', '2028-02-28', '03-01 08:00', '03-01 08:00', '03-01 08:00'],
  // The same day of another year is not today.
  ['2027-11-24 14:00:00', '2026-11-24', '11-24 14:00', '11-24 14:00', '11-24 14:00'],
])('%s on %s is %s, in a sentence %s, alone %s', (time, today, chinese, within, alone) => {
  expect(timeText(time, today, 'zh-cn')).toBe(chinese)
  expect(timeText(time, today, 'en')).toBe(within)
  expect(timeText(time, today, 'en', 'tomorrow')).toBe(alone)
})

test('the slot that is on has its clock alone, even if it began yesterday', () => {
  const slot = (start_time: string, is_now: boolean) => ({ key: start_time, is_now, start_time }) as SeckillSlot
  const slots = [
    slot('2026-11-23 22:00:00', true),
    slot('2026-11-24 08:00:00', false),
    slot('2026-11-25 08:00:00', false),
  ]
  const named = namedSlots(slots, '2026-11-24', 'en')
  expect(named.map(({ time }) => time)).toEqual(['22:00', '08:00', 'Tomorrow 08:00'])
  expect(named.map(({ time: _, ...rest }) => rest)).toEqual(slots)
  expect(namedSlots([], '2026-11-24', 'zh-cn')).toEqual([])
})
