import { expect, test } from 'vitest'
import { isExternalLink, menuChain, menuItem, menuTarget, type MenuItem } from './menu-tree.ts'

const item = (id: number, apis: string, children: MenuItem[] = []): MenuItem => ({
  id,
  name: `menu ${id}`,
  pinyin: '',
  icon: '',
  apis,
  view: '',
  is_open: 0,
  buttons: [],
  children,
})
const menus = [
  item(1, '', [item(2, ''), item(3, '', [item(4, '/Admin/orders'), item(5, '/Admin/refunds')])]),
  item(6, 'https://docs.example/'),
  item(7, ''),
]

test('the chain of a path is worked out from the matching address', () => {
  expect(menuChain(menus, '/Admin/refunds').map(({ id }) => id)).toEqual([1, 3, 5])
  expect(menuChain(menus, '/Admin/Refunds')).toEqual([])
})

test('an item without an address leads to its first descendant that has one', () => {
  expect(menus.map((one) => menuTarget(one)?.apis)).toEqual(['/Admin/orders', 'https://docs.example/', undefined])
})

test('items are found at any depth', () => {
  expect(menuItem(menus, 5)?.apis).toBe('/Admin/refunds')
  expect(menuItem(menus, 99)).toBeUndefined()
})

test('only http and https addresses lead outside', () => {
  expect(['http://a', 'https://a', '/Admin/a', 'javascript:a'].map(isExternalLink)).toEqual([true, true, false, false])
})
