import { parseDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = parseDateTime('2026-11-22 12:00:00') ?? new Date(Number.NaN)
const en = (text: string) => relativeTime(text, now, 'en')

test.each([
  ['2026-11-22 12:00:00', 'now'],
  ['2026-11-22 11:59:30', '30 seconds ago'],
  ['2026-11-22 11:00:01', '59 minutes ago'],
  ['2026-11-22 11:00:00', '1 hour ago'],
  ['2026-11-21 11:00:00', 'yesterday'],
  ['2026-11-19 12:00:00', '3 days ago'],
  ['2026-09-22 12:00:00', '2 months ago'],
  ['2024-11-01 12:00:00', '2 years ago'],
  ['2026-11-22 12:05:00', 'in 5 minutes'],
])('%s is %s', (text, said) => expect(en(text)).toBe(said))

test('times are written in the reader’s language', () => {
  expect(relativeTime('2026-11-19 12:00:00', now, 'zh-cn')).toBe('3天前')
})

test('a text that is no time has no relative time', () => {
  expect([en('-'), en('2026-13-01 00:00:00')]).toEqual([undefined, undefined])
})
