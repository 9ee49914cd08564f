import { expect, test } from 'vitest'
import { landing } from './landing.ts'
import type { MenuItem } from './menu-tree.ts'

const item = (apis: string, view: string, children: MenuItem[] = []): MenuItem => ({
  id: 1,
  name: '',
  pinyin: '',
  icon: '',
  apis,
  view,
  is_open: 0,
  buttons: [],
  children,
})
const menus = [
  item('', '', [item('https://docs.example/', 'admin/x'), item('/Admin/plain', ''), item('/Admin/a', 'admin/a')]),
  item('/Admin/b', 'admin/b'),
]

test('the first item with a view and an own address', () => {
  expect(landing(menus, '')).toBe('/Admin/a')
  expect(landing(menus, '/Admin/')).toBe('/Admin/a')
})

test("the server's wish, when the account has a menu for it", () => {
  expect(landing(menus, '/Admin/b')).toBe('/Admin/b')
  expect(landing(menus, '/Admin/dashboard')).toBe('/Admin/a')
})

test('nowhere without menus', () => {
  expect(landing([], '/Admin/dashboard')).toBeUndefined()
})
