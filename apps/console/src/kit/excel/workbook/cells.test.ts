import { expect, test } from 'vitest'
import { cellText, dateCell, dateTimeText, isWholeDay } from './cells.ts'
import { widthOf } from './column-width.ts'
import { isNo, isYes } from './yes-no.ts'

test('days and times of the wire become dates, whatever the zone of the machine', () => {
  expect(dateCell('2026-02-28')?.toISOString()).toBe('2026-02-28T00:00:00.000Z')
  expect(dateCell('2026-02-28 23:59:59')?.toISOString()).toBe('2026-02-28T23:59:59.000Z')
})

test.each(['2026-02-30', '2026-13-01', '2026-02-28 24:00:00', '2026-2-8', '28.02.2026', '2026-02-28T10:00:00', ''])(
  '%s is no date',
  (text) => expect(dateCell(text)).toBeUndefined(),
)

test('the fraction that a sheet keeps of a time is rounded to the second', () => {
  const early = new Date(Date.UTC(2026, 1, 28, 7, 59, 59, 999))
  expect(dateTimeText(early)).toBe('2026-02-28 08:00:00')
  expect(isWholeDay(new Date(Date.UTC(2026, 1, 28) - 2))).toBe(true)
  expect(isWholeDay(early)).toBe(false)
})

test.each([
  [null, ''],
  [undefined, ''],
  ['  tea ', 'tea'],
  [true, 'TRUE'],
  [false, 'FALSE'],
  [0.1 + 0.2, '0.3'],
  [123_456_789_012_345_680_000, '123456789012345683968'],
  [-7, '-7'],
  [new Date(Date.UTC(2026, 0, 2)), '2026-01-02'],
  [new Date(Date.UTC(2026, 0, 2, 3, 4, 5)), '2026-01-02 03:04:05'],
])('the cell %s says "%s"', (cell, text) => expect(cellText(cell)).toBe(text))

test('a column is as wide as its heading, between its limits', () => {
  expect(widthOf('Id')).toBe(14)
  expect(widthOf('Delivery address')).toBe(20)
  expect(widthOf('收货人详细地址')).toBe(18)
  expect(widthOf('x'.repeat(90))).toBe(40)
})

test('booleans are read in both languages and in the words of a switch', () => {
  const own = { 'zh-cn': '开启', en: 'On' }
  for (const text of ['是', ' YES ', '1', 'true']) expect([isYes(text), isNo(text)]).toEqual([true, false])
  for (const text of ['否', 'No', '0', 'FALSE']) expect([isYes(text), isNo(text)]).toEqual([false, true])
  expect([isYes('on', own), isYes('开启', own), isYes('on')]).toEqual([true, true, false])
  expect([isYes('maybe'), isNo('maybe')]).toEqual([false, false])
})
