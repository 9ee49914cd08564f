import { expect, test } from 'vitest'
import { guessExpress } from './guess-express.ts'

const codes = ['sf', 'jd', 'yt', 'zt', 'sto', 'yd', 'ems']

test('a courier is known by its numbers, however they are typed', () => {
  expect(guessExpress(' sf1234567890123 ', codes)).toBe('sf')
  expect(guessExpress('YT1234567890123', codes)).toBe('yt')
  expect(guessExpress('JDVB12345678901', codes)).toBe('jd')
  expect(guessExpress('75123456789012', codes)).toBe('zt')
  expect(guessExpress('771234567890123', codes)).toBe('sto')
  expect(guessExpress('EA123456789CN', codes)).toBe('ems')
})

test('a number of none, or of a courier that is not offered, is left to the user', () => {
  expect(guessExpress('12345', codes)).toBeUndefined()
  expect(guessExpress('JT1234567890123', codes)).toBeUndefined()
})
