import { expect, test } from 'vitest'
import { flatten, grow, touchedLevels } from './tree.ts'

const food = { id: 1, pid: 0, has_children: 1 }
const books = { id: 2, pid: 0, has_children: 0 }
const fruit = { id: 3, pid: 1, has_children: true }
const apples = { id: 4, pid: 3, has_children: false }
const known = [food, books, fruit, apples]
const levels = new Map([
  ['1', [fruit]],
  ['3', [apples]],
])

test('levels grow into a tree; a level that is loading is empty', () => {
  expect(grow([food, books], levels)).toEqual([{ ...food, children: [{ ...fruit, children: [apples] }] }, books])
  expect(grow([food], new Map())).toEqual([{ ...food, children: [] }])
})

test('levels can hang on another field than the id', () => {
  const country = { id: 9, code: '86', pid: 0, has_children: true }
  const province = { id: 8, code: '8611', pid: '86', has_children: true }
  expect(grow([country], new Map([['86', [province]]]), 'code')).toEqual([
    { ...country, children: [{ ...province, children: [] }] },
  ])
  expect([...touchedLevels([country, province], [{ pid: '8611' }], 'code')]).toEqual(['8611', '86'])
})

test('what can be seen', () => {
  const visible = (open: number[]) =>
    flatten(grow([food, books], levels), new Set(open)).map(({ row, depth }) => [row.id, depth])
  expect(visible([])).toEqual([
    [1, 0],
    [2, 0],
  ])
  expect(visible([1, 3])).toEqual([
    [1, 0],
    [3, 1],
    [4, 2],
    [2, 0],
  ])
  expect(visible([3])).toEqual([
    [1, 0],
    [2, 0],
  ])
})

test('a change touches the level it stands in and that of its parent alone', () => {
  const touched = (...changed: { pid: unknown }[]) => [...touchedLevels(known, changed)].sort()
  expect(touched({ pid: 0 })).toEqual(['0'])
  expect(touched({ pid: 1 })).toEqual(['0', '1'])
  expect(touched({ pid: 3 })).toEqual(['1', '3'])
  expect(touched({ pid: '3' }, { pid: 2 })).toEqual(['0', '1', '2', '3'])
})
