import { buttons, type Verb } from '@fangshi/contract/resource'
import { expect, test } from 'vitest'
import { buttonsOf } from './buttons.ts'

const verbs: Verb[] = ['index', 'show', 'store', 'update', 'destroy', 'import']
const all = {
  resource: { verbs, right: (verb: string) => `Admin.x.${verb}` as const },
  hasForm: true,
  granted: buttons,
  can: () => true,
}
const shown = (conditions: Partial<Parameters<typeof buttonsOf>[0]> = {}) =>
  Object.entries(buttonsOf({ ...all, ...conditions })).flatMap(([button, { isShown }]) => (isShown ? [button] : []))

test('all but the delete button of rows', () => {
  expect(shown()).toEqual(['search', 'view', 'add', 'edit', 'batch_delete', 'import', 'export'])
  expect(shown({ settings: { delete: true, import: false } })).toContain('delete')
})

test('what the resource cannot do is not offered', () => {
  expect(shown({ resource: { ...all.resource, verbs: ['index', 'show'] } })).toEqual(['search', 'view', 'export'])
  expect(shown({ hasForm: false })).toEqual(['search', 'view', 'batch_delete', 'export'])
})

test('a button needs its own right and that of its call', () => {
  expect(shown({ granted: ['add', 'edit'] })).toEqual(['add', 'edit'])
  expect(shown({ granted: ['add', 'edit'], can: (right) => right === 'Admin.x.update' })).toEqual(['edit'])
  expect(shown({ granted: [] })).toEqual([])
})

test('disabled for a reason', () => {
  const reason = { 'zh-cn': '已结算', en: 'Settled' }
  expect(buttonsOf({ ...all, settings: { edit: { disabled: reason } } }).edit).toEqual({ isShown: true, reason })
})
