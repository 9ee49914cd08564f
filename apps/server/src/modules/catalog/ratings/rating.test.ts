import { expect, test } from 'vitest'
import { mean, showGoodsRating, showStoreRating } from './rating.ts'

test('means have one decimal, halves up', () => {
  expect([mean(5, 1), mean(9, 2), mean(19, 4), mean(39, 8), mean(14, 3), mean(1, 1)]).toEqual([
    '5.0',
    '4.5',
    '4.8',
    '4.9',
    '4.7',
    '1.0',
  ])
})

test('a store without comments has no rating yet', () => {
  const none = { all: 0, good_rate: null, means: null }
  expect([showStoreRating(null), showStoreRating([0, 0, 0, 0, 0, 0])]).toEqual([none, none])
})

test('the share of good comments is rounded down', () => {
  expect(showStoreRating([1000, 999, 5000, 4000, 3000, 2000])).toEqual({
    all: 1000,
    good_rate: 99,
    means: { score: '5.0', agree: '4.0', service: '3.0', speed: '2.0' },
  })
  expect(showGoodsRating([4, 2, 12, 12, 12, 12, 1, 1, 3, 2])).toEqual({
    all: 4,
    good: 2,
    middling: 1,
    bad: 1,
    with_images: 3,
    added: 2,
    good_rate: 50,
    means: { score: '3.0', agree: '3.0', service: '3.0', speed: '3.0' },
  })
})
