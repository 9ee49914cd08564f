import { expect, test } from 'vitest'
import { validity } from './validity.ts'

const now = new Date('2026-11-20T12:00:00+08:00')
const window = (start_time: string, end_time: string) => validity({ start_time, end_time }, now)

test('a coupon can be used from its start, and is said to end soon in its last three days', () => {
  expect(window('2026-11-20 12:00:01', '2026-12-01 00:00:00')).toBe('later')
  expect(window('2026-11-20 12:00:00', '2026-12-01 00:00:00')).toBe('now')
  expect(window('2026-11-01 00:00:00', '2026-11-23 12:00:01')).toBe('now')
  expect(window('2026-11-01 00:00:00', '2026-11-23 12:00:00')).toBe('soon')
})
