import { expect, test } from 'vitest'
import { classWays, wayTo } from './class-ways.ts'

const node = (id: number, name: string, children: ReturnType<typeof leaf>[] = []) => ({
  id,
  pid: 0,
  name,
  thumb: '',
  children,
})
const leaf = (
  id: number,
  name: string,
): { id: number; pid: number; name: string; thumb: string; children: never[] } => ({
  id,
  pid: 0,
  name,
  thumb: '',
  children: [],
})
const tree = [
  { ...leaf(1, '家居'), children: [node(2, '厨房', [leaf(3, '杯'), leaf(4, '碗')]), leaf(5, '空')] },
  leaf(6, '服饰'),
]

test('goods stand on the third level alone', () => {
  expect(classWays(tree)).toEqual([
    { id: 3, names: ['家居', '厨房', '杯'] },
    { id: 4, names: ['家居', '厨房', '碗'] },
  ])
})

test('the way to a class leads over those above it', () => {
  expect(wayTo(tree, 4).map(({ id }) => id)).toEqual([1, 2, 4])
  expect(wayTo(tree, 9)).toEqual([])
})
