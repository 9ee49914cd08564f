import { expect, test } from 'vitest'
import type { MenuItem } from '../../../menus/menu-tree.ts'
import { entriesOf, matching } from './palette-match.ts'

const item = (name: string, apis: string, children: MenuItem[] = [], pinyin = ''): MenuItem => ({
  id: 1,
  name,
  pinyin,
  icon: '',
  apis,
  view: apis && 'admin/x',
  is_open: 0,
  buttons: [],
  children,
})
const entries = entriesOf([
  item('商城', '', [
    item('订单', '', [
      item('订单列表', '/Admin/orders', [], 'dingdanliebiao ddlb'),
      item('售后', '/Admin/refunds', [], 'shouhou sh'),
    ]),
  ]),
  item('System', '', [item('Order settings', '/Admin/configs/task'), item('Sms logs', '/Admin/sms_logs')]),
])
const found = (typed: string): string[] => matching(entries, typed).map((one) => one.item.name)

test('only what leads somewhere is offered, with the way to it', () => {
  expect(entries.map(({ names }) => names.join('/'))).toEqual([
    '商城/订单/订单列表',
    '商城/订单/售后',
    'System/Order settings',
    'System/Sms logs',
  ])
})

test('nothing typed offers all', () => {
  expect(found(' ')).toHaveLength(4)
})

test('the start of a name comes before its middle, the way and the address, then scattered letters', () => {
  expect(found('订单')).toEqual(['订单列表', '售后'])
  expect(found('order')).toEqual(['Order settings', '订单列表'])
  expect(found('SMS-LOGS')).toEqual(['Sms logs'])
  expect(found('商列')).toEqual(['订单列表'])
  expect(found('smlg')).toEqual(['Sms logs'])
})

test('Chinese names are found by their pinyin and its initials', () => {
  expect(found('dingdan')).toEqual(['订单列表'])
  expect(found('ddl')[0]).toBe('订单列表')
  expect(found('shouhou')).toEqual(['售后'])
  expect(found('liebiao')).toEqual(['订单列表'])
})

test('what fits nothing finds nothing', () => {
  expect(found('qqq')).toEqual([])
})
