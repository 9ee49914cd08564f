import { expect, test } from 'vitest'
import { recommendationsOf } from './recommendations.ts'

const goods = (...ids: number[]) => ids.map((id) => ({ id }))

test('recommendations are ten goods at most, each once, and none from the cart', () => {
  const lists = [goods(1, 2, 3), goods(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)]
  expect(recommendationsOf(lists, new Set([2, 5])).map(({ id }) => id)).toEqual([1, 3, 4, 6, 7, 8, 9, 10, 11, 12])
  expect(recommendationsOf([goods(), goods()], new Set())).toEqual([])
})
