import { expect, test } from 'vitest'
import { menuLines, previewMenus } from './menu-lines.ts'
import {
  boxOf,
  emptyDraft,
  missingPermissions,
  withButtons,
  withMenus,
  withPermissions,
  type Grantable,
  type GrantMenu,
} from './role-draft.ts'

const menu = (id: number, pid: number, rest: Partial<GrantMenu> = {}): GrantMenu => ({
  id,
  pid,
  name: `menu ${id}`,
  icon: '',
  apis: '',
  is_held: true,
  permissions: [],
  buttons: [],
  ...rest,
})
const button = (name: 'view' | 'edit' | 'delete', permissions: number[]) => ({
  button: name,
  is_held: true,
  permissions,
})
const permission = (id: number, is_held = true) => ({ id, apis: `Admin.x.v${id}`, name: `right ${id}`, is_held })

/** Screens 2 and 3 in group 1; both need permission 10 to be shown. */
const grants: Grantable = {
  menus: [
    menu(1, 0),
    menu(2, 1, { apis: '/Admin/a', permissions: [10], buttons: [button('view', [11]), button('edit', [11, 12])] }),
    menu(3, 1, { apis: '/Admin/b', permissions: [10], buttons: [button('delete', [13])] }),
    menu(4, 0),
  ],
  groups: [
    {
      id: 1,
      name: 'group',
      permissions: [10, 11, 12].map((id) => permission(id)).concat(permission(13, false), permission(14)),
    },
  ],
}
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

test('a ticked screen brings what it needs, an unticked one takes its buttons and what nothing else needs', () => {
  const one = withMenus(grants, emptyDraft, [2], true)
  expect(one).toEqual({ menus: [2], permissions: [10], buttons: [] })
  const both = withMenus(grants, one, [3], true)
  const edited = withButtons(grants, both, [{ menu_id: 2, button: 'edit' }], true)
  expect(sorted(edited.permissions)).toEqual([10, 11, 12])
  expect(withMenus(grants, edited, [2], false)).toEqual({ menus: [3], permissions: [10], buttons: [] })
})

test('a ticked button brings its screen; what other buttons need stays when it goes', () => {
  const all = withButtons(
    grants,
    emptyDraft,
    [
      { menu_id: 2, button: 'view' },
      { menu_id: 2, button: 'edit' },
    ],
    true,
  )
  expect(all.menus).toEqual([2])
  const less = withButtons(grants, all, [{ menu_id: 2, button: 'edit' }], false)
  expect(less.buttons).toEqual([{ menu_id: 2, button: 'view' }])
  expect(sorted(less.permissions)).toEqual([10, 11])
})

test('what the editor lacks is neither brought nor taken', () => {
  const draft = withButtons(grants, emptyDraft, [{ menu_id: 3, button: 'delete' }], true)
  expect(draft.permissions).toEqual([10])
  const had = { ...draft, permissions: [10, 13] }
  expect(withMenus(grants, had, [3], false).permissions).toEqual([13])
})

test('permissions ticked by hand stay, and missing ones are named', () => {
  const draft = withMenus(grants, withPermissions(emptyDraft, [14], true), [2], true)
  expect(sorted(draft.permissions)).toEqual([10, 14])
  const without = withPermissions(draft, [10], false)
  expect(missingPermissions(grants, without)).toEqual([10])
  expect(missingPermissions(grants, draft)).toEqual([])
})

test('lines hold the screens below them; the preview shows chosen screens in their groups', () => {
  expect(menuLines(grants.menus).map(({ menu: { id }, level, screens }) => [id, level, screens.length])).toEqual([
    [1, 0, 2],
    [2, 1, 1],
    [3, 1, 1],
  ])
  expect(previewMenus(grants.menus, [3])).toMatchObject([
    { menu: { id: 1 }, children: [{ menu: { id: 3 }, children: [] }] },
  ])
})

test('a box shows the state of all, and ticks those that the editor may grant', () => {
  const box = (ticked: number[], grantable: number[]) =>
    boxOf(
      [1, 2],
      (one) => ticked.includes(one),
      (one) => grantable.includes(one),
    )
  expect(box([1, 2], [1])).toEqual({ ticks: 'all', isGrantable: true, next: false })
  expect(box([1], [1])).toEqual({ ticks: 'some', isGrantable: true, next: false })
  expect(box([2], [1])).toEqual({ ticks: 'some', isGrantable: true, next: true })
  expect(box([], [])).toMatchObject({ ticks: 'none', isGrantable: false })
})
