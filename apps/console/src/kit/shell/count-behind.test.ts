import { expect, test } from 'vitest'
import type { MenuItem } from '../../menus/menu-tree.ts'
import { countBehind } from './count-behind.ts'

const item = (apis: string, ...children: MenuItem[]): MenuItem => ({
  id: 1,
  name: '',
  pinyin: '',
  icon: '',
  apis,
  view: '',
  is_open: 0,
  buttons: [],
  children,
})
const counts = { '/Seller/chats': 3, '/Seller/refunds': 40 }

test.each([
  ['a screen has its own', item('/Seller/chats'), 3],
  ['a group has those of all below', item('', item('/Seller/goods'), item('', item('/Seller/chats'))), 3],
  ['a screen with screens below has both', item('/Seller/refunds', item('/Seller/chats')), 43],
  ['nothing waits elsewhere', item('/Seller/goods', item('/Seller/stock')), 0],
  ['a group without screens', item(''), 0],
])('%s', (_, menu, count) => {
  expect(countBehind(menu, counts)).toBe(count)
})
