import { expect, test } from 'vitest'
import { chosenRows, countElsewhere, noSelection, toggled, withAll, withoutIds, withTicks } from './selection.ts'

const row = (id: number) => ({ id })
const first = [row(1), row(2)]
const second = [row(3), row(4)]
const ids = (selection: ReadonlyMap<number, unknown>) => [...selection.keys()]

test('ticks of one page leave other pages alone', () => {
  const one = withTicks(noSelection, first, new Set([1, 2]))
  const both = withTicks(one, second, new Set([4]))
  expect(ids(both)).toEqual([1, 2, 4])
  expect(ids(withTicks(both, first, new Set([2])))).toEqual([2, 4])
  expect(countElsewhere(both, second)).toBe(2)
})

test('toggle, all, without', () => {
  expect(ids(toggled(toggled(noSelection, row(1)), row(1)))).toEqual([])
  expect(ids(withAll(withTicks(noSelection, first, new Set([1])), second))).toEqual([1, 3, 4])
  expect(ids(withoutIds(withAll(noSelection, first), [1, 9]))).toEqual([2])
})

test('rows picked earlier count, and are known once they were on screen', () => {
  const earlier = new Map([[2, undefined]])
  expect(chosenRows(earlier)).toEqual([])
  expect(chosenRows(withTicks(earlier, first, new Set([2])))).toEqual([row(2)])
})
