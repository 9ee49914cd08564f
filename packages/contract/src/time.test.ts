import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, msOf, parseDateTime } from './time.ts'

test('an instant comes back from its wire form to the second', () => {
  const inRange = fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('9999-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(inRange, (at) => {
      const seconds = Math.floor(at.getTime() / 1000) * 1000
      expect(parseDateTime(formatDateTime(at))?.getTime()).toBe(seconds)
    }),
    { numRuns: 20_000 },
  )
})

test('the wire writes the time of China, whatever the machine’s zone', () => {
  const at = new Date('2025-12-31T16:00:05.999Z')
  expect(formatDateTime(at)).toBe('2026-01-01 00:00:05')
  expect(formatDate(at)).toBe('2026-01-01')
  expect(parseDateTime('2026-01-01 00:00:05')).toEqual(new Date('2025-12-31T16:00:05Z'))
})

test.each([
  '',
  '2026-01-01',
  '2026-1-1 00:00:00',
  '2026-01-01T00:00:00',
  '2026-01-01 00:00',
  '2026-01-01 24:00:00',
  '2026-01-01 00:60:00',
  '2026-02-29 00:00:00',
  '2026-04-31 00:00:00',
  '2026-13-01 00:00:00',
  '2026-00-00 00:00:00',
  ' 2026-01-01 00:00:00',
  '２０２６-01-01 00:00:00',
])('%j is no time', (text) => expect(parseDateTime(text)).toBeNull())

test('29 February is a day in leap years', () => {
  expect(parseDateTime('2028-02-29 12:00:00')).toEqual(new Date('2028-02-29T04:00:00Z'))
})

test('in ms a time of the wire is that of China, and what is none is 0', () => {
  expect(msOf('1970-01-01 08:00:01')).toBe(1000)
  expect(['', null, undefined, '2026-02-30 00:00:00', '2026-01-01'].map(msOf)).toEqual([0, 0, 0, 0, 0])
})
