import { expect, test } from 'vitest'
import { menuLines, previewMenus, type PreviewMenu } from './menu-lines.ts'
import type { GrantMenu } from './role-draft.ts'

const menu = (id: number, pid: number, apis = ''): GrantMenu => ({
  id,
  pid,
  name: `menu ${id}`,
  icon: '',
  apis,
  is_held: true,
  permissions: [],
  buttons: [],
})
// 1 goods ( 2 list, 3 settings ( 4 brands ) ), 5 empty group ( 6 empty too ), 7 a screen with a screen below
const menus = [
  menu(1, 0),
  menu(5, 0),
  menu(7, 0, '/Admin/stores'),
  menu(4, 3, '/Admin/brands'),
  menu(2, 1, '/Admin/goods'),
  menu(3, 1),
  menu(6, 5),
  menu(8, 7, '/Admin/stores/documents'),
]
const shown = (lines: ReturnType<typeof menuLines>) =>
  lines.map(({ menu: { id }, level, screens }) => [id, level, screens.map((screen) => screen.id)])

test('each menu is followed by those below it, with all screens that it holds', () => {
  expect(shown(menuLines(menus))).toEqual([
    [1, 0, [2, 4]],
    [2, 1, [2]],
    [3, 1, [4]],
    [4, 2, [4]],
    [7, 0, [7, 8]],
    [8, 1, [8]],
  ])
})

test('a group without a screen is no line, however deep the group below it', () => {
  expect(menuLines([menu(5, 0), menu(6, 5)])).toEqual([])
  expect(menuLines([])).toEqual([])
})

const treeOf = (preview: readonly PreviewMenu[]): unknown =>
  preview.map(({ menu: { id }, children }) => (children.length ? [id, treeOf(children)] : id))

test.each([
  ['a screen brings the groups it stands in', [4], [[1, [[3, [4]]]]]],
  ['screens of two groups', [2, 7], [[1, [2]], 7]],
  ['a screen below one that is not granted is reached through it', [8], [[7, [8]]]],
  ['a group alone grants nothing', [1, 5], []],
  ['a menu that is gone', [99], []],
  ['nothing', [], []],
])('users see %s', (_, chosen, tree) => {
  expect(treeOf(previewMenus(menus, chosen))).toEqual(tree)
})
