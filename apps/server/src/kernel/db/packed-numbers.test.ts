import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unpackNumbers } from './packed-numbers.ts'

test('whole numbers come out as they were packed', () => {
  expect(unpackNumbers('7')).toEqual([7])
  expect(unpackNumbers('0 129900 -3 1764000000000')).toEqual([0, 129_900, -3, 1_764_000_000_000])
  const numbers = fc.array(fc.maxSafeInteger(), { minLength: 1 })
  fc.assert(
    fc.property(numbers, (packed) => {
      expect(unpackNumbers(packed.join(' '))).toEqual(packed)
    }),
  )
})
