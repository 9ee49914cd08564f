import { expect, test } from 'vitest'
import { groupPrice } from './group-price.ts'

test('the group price is rounded half up per piece', () => {
  expect([groupPrice(1000, 2000), groupPrice(1001, 5000), groupPrice(999, 3333), groupPrice(333, 1500)]).toEqual([
    800, 501, 666, 283,
  ])
})

test('a piece costs at least one cent', () => {
  expect([groupPrice(1, 9900), groupPrice(49, 9900), groupPrice(150, 9900)]).toEqual([1, 1, 2])
})
