import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const measure = (text: string): number => [...text].length

test('a text is broken between words', () => {
  expect(wrapText('Hand thrown celadon cup', measure, 12, 3)).toEqual(['Hand thrown', 'celadon cup'])
})

test('Chinese is broken without spaces, and no line is wider than it may be', () => {
  const lines = wrapText('手工拉坯龙泉青瓷茶杯礼盒装', measure, 6, 3)
  expect(lines.join('')).toBe('手工拉坯龙泉青瓷茶杯礼盒装')
  expect(lines.every((line) => measure(line) <= 6)).toBe(true)
})

test('what does not fit ends with an ellipsis', () => {
  expect(wrapText('one two three four', measure, 7, 1)).toEqual(['one tw…'])
  expect(wrapText('short', measure, 10, 1)).toEqual(['short'])
  expect(wrapText('', measure, 10, 2)).toEqual([])
})
