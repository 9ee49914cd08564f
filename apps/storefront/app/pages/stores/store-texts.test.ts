import { expect, test } from 'vitest'
import { distanceText, monthText } from './store-texts.ts'

const t = (key: string, values?: Record<string, string | number>): string => `${key.split(':')[1]} ${values?.count}`

test.each([
  [0, 'metres 100'],
  [49, 'metres 100'],
  [151, 'metres 200'],
  [940, 'metres 900'],
  [1000, 'kilometres 1.0'],
  [1240, 'kilometres 1.2'],
  [9949, 'kilometres 9.9'],
  [10_000, 'kilometres 10'],
  [123_456, 'kilometres 123'],
])('%i metres are shown as %s', (metres, expected) => {
  expect(distanceText(metres, t)).toBe(expected)
})

test('a month is the one of the wire time, in every time zone', () => {
  expect(monthText('2026-01-01 00:00:00', 'en')).toBe('January 2026')
  expect(monthText('2025-12-31 23:59:59', 'en')).toBe('December 2025')
  expect(monthText('2026-01-01 00:00:00', 'zh-cn')).toBe('2026年1月')
})
