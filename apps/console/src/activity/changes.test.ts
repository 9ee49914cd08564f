import { expect, test } from 'vitest'
import { changesOf, listChange, valueText } from './changes.ts'

test('records are compared field by field, each language separately', () => {
  const before = { code: 'a', name: { 'zh-cn': '甲', en: 'A' }, roles: [1, 2] }
  const after = { code: 'a', name: { 'zh-cn': '乙' }, roles: [2, 3], status: 'active' }
  expect(changesOf(before, after)).toEqual([
    { field: 'code', before: 'a', after: 'a', kind: 'same' },
    { field: 'name.zh-cn', before: '甲', after: '乙', kind: 'changed' },
    { field: 'name.en', before: 'A', after: undefined, kind: 'removed' },
    { field: 'roles', before: [1, 2], after: [2, 3], kind: 'changed' },
    { field: 'status', before: undefined, after: 'active', kind: 'added' },
  ])
})

test('adds and deletes have one side; a secret that was replaced counts as changed', () => {
  expect(changesOf(null, { code: 'a' })).toMatchObject([{ kind: 'added' }])
  expect(changesOf({ code: 'a' }, null)).toMatchObject([{ kind: 'removed' }])
  expect(changesOf({ password: 'unchanged' }, { password: 'changed' })).toMatchObject([{ kind: 'changed' }])
  expect(changesOf({ password: 'unchanged' }, { password: 'unchanged' })).toMatchObject([{ kind: 'same' }])
  expect(changesOf(null, null)).toEqual([])
})

test('lists show what was added and removed', () => {
  expect(listChange([1, 2], [2, 3])).toEqual({ removed: ['1'], added: ['3'] })
  const [view, edit] = ['view', 'edit'].map((button) => ({ menu_id: 3, button }))
  expect(listChange([view], [view, edit])).toEqual({ removed: [], added: ['menu_id 3 · button edit'] })
})

test('values are words', () => {
  expect([null, undefined, '', [], [1, 2], true, 0].map(valueText)).toEqual(['-', '-', '-', '-', '1, 2', 'true', '0'])
})
