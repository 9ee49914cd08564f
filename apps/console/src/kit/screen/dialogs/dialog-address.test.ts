import { expect, test } from 'vitest'
import { readDialog, withDialog } from './dialog-address.ts'

const dialogAt = (query: string) => readDialog(new URLSearchParams(query))

test('an address opens one record, or the form of a new one', () => {
  expect(dialogAt('view=12&page=2')).toEqual({ kind: 'view', id: 12 })
  expect(dialogAt('edit=12')).toEqual({ kind: 'edit', id: 12 })
  expect(dialogAt('add=1')).toEqual({ kind: 'add' })
})

test('what is no id opens nothing', () => {
  for (const query of ['', 'view=', 'view=0', 'view=-1', 'edit=1e3', 'edit=x', `view=${'9'.repeat(16)}`])
    expect(dialogAt(query)).toBeUndefined()
})

test('a dialog keeps the list below it, and there is one at a time', () => {
  const list = new URLSearchParams('page=2&name=tea|like')
  const view = withDialog(list, { kind: 'view', id: 3 })
  expect(view.toString()).toBe('page=2&name=tea%7Clike&view=3')
  expect(withDialog(view, { kind: 'edit', id: 3 }).toString()).toBe('page=2&name=tea%7Clike&edit=3')
  expect(withDialog(view).toString()).toBe(list.toString())
})
