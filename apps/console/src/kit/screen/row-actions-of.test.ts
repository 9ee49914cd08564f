import { buttons as names } from '@fangshi/contract/resource'
import { expect, test, vi } from 'vitest'
import { l, textIn } from '../../i18n/ui-text.ts'
import type { ReadText } from '../../i18n/use-text.ts'
import type { RowAction } from '../table/row-action.ts'
import type { Buttons, ButtonState } from './buttons.ts'
import { hasRowActions, rowActionsOf, type ActingScreen } from './row-actions-of.ts'

const t: ReadText = (text, ...values) => textIn('en', text, ...values)
const canAll = (): boolean => true
const row = { id: 7, pid: 0, code: '3301' }

const buttonsWith = (shown: Partial<Record<string, ButtonState>>): Buttons =>
  Object.fromEntries(names.map((name) => [name, shown[name] ?? { isShown: false }])) as Buttons
const on = { isShown: true }

function screenWith(buttons: Partial<Record<string, ButtonState>>, spec: ActingScreen['spec'] = {}, isTree = false) {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (...what: unknown[]) =>
      void done.push([name, ...what])
  const it: ActingScreen = {
    buttons: buttonsWith(buttons),
    spec,
    isTree,
    screen: { rows: [row], selection: [], filters: {}, setFilters: vi.fn(), reload: vi.fn(), clearSelection: vi.fn() },
    remove: note('remove'),
    dialogs: { view: note('view'), edit: note('edit'), add: note('add') },
  }
  return { it, done }
}
const keys = (actions: readonly RowAction[]): string[] => actions.map(({ key }) => key)
const all = { view: on, edit: on, delete: on, add: on }

test('a row offers what the account may, and a child only on a tree', () => {
  expect(keys(rowActionsOf(row, screenWith(all).it, t, canAll))).toEqual(['view', 'edit', 'delete'])
  expect(keys(rowActionsOf(row, screenWith(all, {}, true).it, t, canAll))).toEqual(['view', 'edit', 'delete', 'child'])
  expect(keys(rowActionsOf(row, screenWith({ view: on }, {}, true).it, t, canAll))).toEqual(['view'])
})

test('each action acts on its row; a child hangs on what the rows below name', () => {
  const { it, done } = screenWith(all, { treeKey: 'code' }, true)
  for (const { onClick } of rowActionsOf(row, it, t, canAll)) onClick()
  expect(done).toEqual([
    ['view', 7],
    ['edit', 7],
    ['remove', [row]],
    ['add', { pid: '3301' }],
  ])
})

test('a reason of the screen goes before the reason of the row', () => {
  const settled = l('已结算', 'Settled')
  const { it } = screenWith(
    { view: on, edit: { isShown: true, reason: l('维护中', 'Maintenance') }, delete: on },
    { refusal: () => settled },
  )
  const reasons = rowActionsOf(row, it, t, canAll).map(({ key, disabled }) => [key, disabled])
  expect(reasons).toEqual([
    ['view', undefined],
    ['edit', 'Maintenance'],
    ['delete', 'Settled'],
  ])
})

test('where rows differ, what a row allows comes first; what the screen adds needs its right', () => {
  const added = (key: string, right?: string): RowAction => ({
    key,
    label: key,
    onClick: () => {},
    ...(right ? { right } : {}),
  })
  const { it } = screenWith(all, {
    refusal: (_, button) => (button === 'edit' ? l('已开始', 'Started') : undefined),
    rowButtons: () => [added('stop', 'Seller.x.stop'), added('logs')],
  })
  expect(keys(rowActionsOf(row, it, t, canAll))).toEqual(['view', 'delete', 'stop', 'logs', 'edit'])
  expect(keys(rowActionsOf(row, it, t, (right) => right !== 'Seller.x.stop'))).not.toContain('stop')
})

test('a screen without any action has no column for them', () => {
  expect(hasRowActions(screenWith({ add: on, search: on }).it)).toBe(false)
  expect(hasRowActions(screenWith({ delete: on }).it)).toBe(true)
  expect(hasRowActions(screenWith({}, { rowButtons: () => [] }).it)).toBe(true)
})
