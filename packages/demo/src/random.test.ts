import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('a seed always gives the same sequence, another seed another one', () => {
  const draw = (seed: string): number[] => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.int(0, 1000))
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('int stays within its bounds and reaches both', () => {
  const random = createRandom('bounds')
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(3, 6)))
  expect([...drawn].sort()).toEqual([3, 4, 5, 6])
})

test('weighted follows the weights and never takes a weight of zero', () => {
  const random = createRandom('weights')
  const weights = new Map([
    ['never', 0],
    ['rare', 1],
    ['often', 3],
  ])
  const drawn = Array.from({ length: 4000 }, () => random.weighted([...weights.keys()], (one) => weights.get(one) ?? 0))
  const rare = drawn.filter((one) => one === 'rare').length
  expect(drawn).not.toContain('never')
  expect(rare / drawn.length).toBeGreaterThan(0.2)
  expect(rare / drawn.length).toBeLessThan(0.3)
})

test('shuffle keeps every item and leaves the list alone', () => {
  const items = [1, 2, 3, 4, 5]
  expect(createRandom('cards').shuffle(items).sort()).toEqual(items)
  expect(items).toEqual([1, 2, 3, 4, 5])
})

test('nothing can be picked from nothing', () => {
  expect(() => createRandom('empty').pick([])).toThrow(RangeError)
})
