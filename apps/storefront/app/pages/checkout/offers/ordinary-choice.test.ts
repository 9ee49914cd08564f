import { expect, test } from 'vitest'
import { ordinaryOf } from './ordinary-choice.ts'

test('an address names SKUs once each; anything else is none', () => {
  expect(ordinaryOf('88-12-88')).toEqual([88, 12])
  expect([null, '', '0', '12-', 'x', '-5', '1,2'].map(ordinaryOf)).toEqual([[], [], [], [], [], [], []])
})
