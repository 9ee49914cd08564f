import { expect, test } from 'vitest'
import { linesBody, linesText, type ChosenLine } from './chosen-lines.ts'

const lines: ChosenLine[] = [
  { id: 88, buy_num: 2 },
  { id: 89, buy_num: 1, amount: '4' },
  { id: 90, buy_num: 3, amount: '' },
  { id: 91, buy_num: 1, amount: '0' },
]

test('chosen lines are named with their pieces, and their amounts where one was typed', () => {
  expect(linesText(lines)).toBe('88x2,89x1x4.00,90x3,91x1')
  expect(linesText([])).toBe('')
})

test('what is sent has the same amounts', () => {
  expect(linesBody(lines)).toEqual([
    { id: 88, buy_num: 2 },
    { id: 89, buy_num: 1, amount: '4.00' },
    { id: 90, buy_num: 3 },
    { id: 91, buy_num: 1 },
  ])
})
