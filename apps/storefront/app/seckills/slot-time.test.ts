import type { SeckillShopState } from '@fangshi/contract/seckills-shop'
import { msOf } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { clockOf, dayOf, nextChange } from './slot-time.ts'

test('a day is told as what it is from today', () => {
  const dayAt = (time: string) => dayOf(time, '2026-12-31')
  expect([dayAt('2026-12-31 23:00:00'), dayAt('2027-01-01 08:00:00'), dayAt('2027-01-02 08:00:00')]).toEqual([
    '',
    'tomorrow',
    '01-02',
  ])
  expect(clockOf('2026-12-31 23:05:00')).toBe('23:05')
})

test('what comes changes with its start, what runs with its end, what is over never', () => {
  const sale = (state: SeckillShopState, hour: string) => ({
    state,
    start_time: `2026-12-31 ${hour}:00:00`,
    end_time: `2026-12-31 ${hour}:30:00`,
  })
  const next = nextChange([sale('ended', '08'), sale('running', '12'), sale('sold_out', '13'), sale('coming', '14')])
  expect(next).toBe(msOf('2026-12-31 12:30:00'))
  expect(nextChange([sale('coming', '14'), sale('coming', '15')])).toBe(msOf('2026-12-31 14:00:00'))
  expect(nextChange([sale('ended', '08')])).toBeUndefined()
})
