import { expect, test } from 'vitest'
import { dateFormat, dateTimeFormat, readDate, writeDate } from './dates.ts'

test('wire dates read back as they were written', () => {
  expect(writeDate(readDate('2026-02-28'), dateFormat)).toBe('2026-02-28')
  expect(writeDate(readDate('2026-02-28 23:59:01'), dateTimeFormat)).toBe('2026-02-28 23:59:01')
  expect(writeDate(null, dateFormat)).toBeNull()
})

test.each(['', '2026-02-30', '2026-2-3', '2026-02-28T00:00:00Z', null, 20260228])('%j is no date', (value) => {
  expect(readDate(value)).toBeNull()
})
