import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { along, fromChoices, fromRows, pathTo, withChildren } from './tree.ts'

const names = { url: '/x', valueName: 'id', labelName: 'name' }
const rows = [
  { id: 3, name: 'leaf', pid: 2 },
  { id: 1, name: { 'zh-cn': '根', en: 'root' }, pid: 0 },
  { id: 2, name: 'branch', pid: 1 },
  { id: 9, name: 'lost', pid: 77 },
]
const leaf = { value: 3, label: 'leaf' }
const tree = [
  { value: 1, label: 'root', children: [{ value: 2, label: 'branch', children: [leaf] }] },
  { value: 9, label: 'lost' },
]

test('rows become a tree by their parents, in any order', () => {
  expect(fromRows(rows, names, 'en')).toEqual(tree)
})

test('a row that is its own parent is a root', () => {
  expect(fromRows([{ id: 1, name: 'a', pid: 1 }], names, 'en')).toEqual([{ value: 1, label: 'a' }])
})

test('fixed choices keep their order and levels', () => {
  const choices = [{ value: 'a', label: l('甲', 'A'), children: [{ value: 'b', label: l('乙', 'B') }] }]
  expect(fromChoices(choices, (text) => text.en)).toEqual([
    { value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] },
  ])
})

test('a value is found from the root on', () => {
  expect(pathTo(tree, 3)).toEqual([1, 2, 3])
  expect(pathTo(tree, 8)).toEqual([])
  expect(pathTo(tree, null)).toEqual([])
})

test('a path is read as far as it is known', () => {
  expect(along(tree, [1, 2, 3]).map(({ label }) => label)).toEqual(['root', 'branch', 'leaf'])
  expect(along(tree, [1, 5, 3]).map(({ label }) => label)).toEqual(['root'])
})

test('children are set at their place', () => {
  const grown = withChildren([{ value: 1, label: 'root' }], [1], [leaf])
  expect(grown).toEqual([{ value: 1, label: 'root', children: [leaf] }])
  expect(withChildren([], [], [leaf])).toEqual([leaf])
})
