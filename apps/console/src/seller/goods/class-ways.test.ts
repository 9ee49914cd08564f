import { expect, test } from 'vitest'
import type { GoodsChoices } from './choices.ts'
import { classWays, openAt, wayTo } from './class-ways.ts'

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

type Classes = GoodsChoices['classes']
const branch = (id: number, children: Classes = []): Classes[number] => ({ ...leaf(id, `class ${id}`), children })

test('the picker opens what leads to the chosen class, else as far as there is no choice', () => {
  const one = branch(1, [branch(2, [branch(3), branch(4)])])
  const two = branch(1, [branch(2, [branch(3)]), branch(5, [branch(6)])])
  expect(openAt([two], wayTo([two], 6))).toEqual([1, 5])
  expect(openAt([one], [])).toEqual([1, 2])
  expect(openAt([two], [])).toEqual([1])
  expect(openAt([branch(1), branch(7)], [])).toEqual([])
  expect(openAt([branch(1)], [])).toEqual([1])
  expect(openAt([], [])).toEqual([])
})
