import { expect, test } from 'vitest'
import { moved, noPrefs, readPrefs, visibleColumns, withPin } from './column-prefs.ts'

const label = { 'zh-cn': '', en: '' }
const columns = [
  { key: 'a', label },
  { key: 'b', label, hidden: true },
  { key: 'c', label },
  { key: 'd', label, fixed: 'right' as const },
]
const keys = (prefs = noPrefs) => visibleColumns(columns, prefs).map(({ key }) => key)

test('without preferences the screen decides', () => {
  expect(keys()).toEqual(['a', 'c', 'd'])
})

test('hide, ask for, reorder', () => {
  expect(keys({ ...noPrefs, shown: { a: false, b: true } })).toEqual(['b', 'c', 'd'])
  expect(keys({ ...noPrefs, order: ['c', 'b', 'a', 'd'] })).toEqual(['c', 'a', 'd'])
})

test('pinned columns stand at their side; a pin of the screen can be taken off', () => {
  expect(keys({ ...noPrefs, pinned: { c: 'left' } })).toEqual(['c', 'a', 'd'])
  expect(keys({ ...noPrefs, order: ['d', 'a', 'b', 'c'], pinned: { d: '' } })).toEqual(['d', 'a', 'c'])
})

test('columns that are new stand behind their neighbour, lost ones are forgotten', () => {
  expect(keys({ ...noPrefs, order: ['gone', 'd', 'a'], pinned: { d: '' } })).toEqual(['d', 'a', 'c'])
})

test('never no column at all', () => {
  expect(keys({ ...noPrefs, shown: { a: false, c: false, d: false } })).toEqual(['a'])
})

test.each([null, '', 'x', '[]', '{"order":1,"shown":[]}'])('%s reads as no preferences', (text) => {
  expect(readPrefs(text)).toEqual(noPrefs)
})

test('moving', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a'], 5, 0)).toEqual(['a'])
})

test('a pin is set, moved to the other side, and taken off by pressing it again', () => {
  const [a] = columns
  if (!a) throw new Error('no column')
  const left = withPin(a, 'left', noPrefs)
  expect(keys(left)).toEqual(['a', 'c', 'd'])
  const right = withPin(a, 'right', left)
  expect(keys(right)).toEqual(['c', 'a', 'd'])
  expect(withPin(a, 'right', right).pinned).toEqual({ a: '' })
})

test('a pin of the screen is taken off, not set once more', () => {
  const d = columns[3]
  if (!d) throw new Error('no column')
  expect(withPin(d, 'right', noPrefs).pinned).toEqual({ d: '' })
  expect(withPin(d, 'left', noPrefs).pinned).toEqual({ d: 'left' })
})
