import { expect, test } from 'vitest'
import { leavesOf, tickOf, withTick } from './chosen-classes.ts'

const leaf = (id: number) => ({ id, name: String(id), children: [] })
const tree = {
  id: 1,
  name: '1',
  children: [
    { id: 2, name: '2', children: [leaf(3), leaf(4)] },
    { id: 5, name: '5', children: [leaf(6)] },
  ],
}

test('the classes to choose are those of the third level', () => {
  expect(leavesOf(tree).map(({ id }) => id)).toEqual([3, 4, 6])
})

test.each([
  [[], false],
  [[3], 'mixed'],
  [[3, 4, 9], true],
] as const)('of 3 and 4, %o is %s', (chosen, tick) => {
  expect(tickOf([3, 4], chosen)).toBe(tick)
})

test('a group is selected and unselected as a whole, without duplicates', () => {
  expect(withTick([3, 9], [3, 4], true)).toEqual([9, 3, 4])
  expect(withTick([3, 4, 9], [3, 4], false)).toEqual([9])
})
