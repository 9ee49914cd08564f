import { expect, test } from 'vitest'
import { groupMenu, menuTree, screenMenu, type MenuNode } from './menu.ts'

const name = (en: string) => ({ 'zh-cn': en, en })
const seeds = [
  screenMenu('/Admin/sms_logs', { group: 'System/SMS', place: 1, name: name('Log') }),
  screenMenu('/Admin/configs/sms', { group: 'System/SMS', place: 0, name: name('Settings') }),
  screenMenu('/Admin/agreements', { group: 'System', place: 4, name: name('Agreements') }),
  groupMenu('Admin', 'System/SMS', { place: 4, name: name('SMS'), icon: 'message' }),
  groupMenu('Admin', 'System', { place: 99, name: name('System') }),
  groupMenu('Admin', 'Goods', { place: 1, name: name('Goods') }),
  groupMenu('Seller', 'System', { place: 0, name: name('System') }),
]
const outline = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map((node) => (node.children.length ? [node.name.en, outline(node.children)] : node.name.en))

test('menus of an area form a tree in the order of their places, at the same place the group first', () => {
  expect(outline(menuTree(seeds, 'Admin'))).toEqual(['Goods', ['System', [['SMS', ['Settings', 'Log']], 'Agreements']]])
  expect(outline(menuTree(seeds, 'Seller'))).toEqual(['System'])
})

test('the page of a screen is named like its path', () => {
  expect(seeds.flatMap(({ view }) => view ?? [])).toEqual(['admin/sms-logs', 'admin/configs-sms', 'admin/agreements'])
})

test('a group that nobody declares is named', () => {
  const lost = screenMenu('/Seller/orders', { group: 'Orders', place: 0, name: name('All orders') })
  expect(() => menuTree([...seeds, lost], 'Seller')).toThrow('All orders in Orders')
})
