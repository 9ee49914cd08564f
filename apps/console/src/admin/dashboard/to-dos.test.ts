import { expect, test } from 'vitest'
import type { MenuItem } from '../../menus/menu-tree.ts'
import { toDosOf, type PlatformNow } from './to-dos.ts'

const figures = (to_do: Partial<PlatformNow['to_do']> = {}): PlatformNow => ({
  at: '2026-11-28 09:30:00',
  drift: null,
  to_do: {
    site_closed: false,
    verifying_stores: 3,
    document_changes: 4,
    goods_to_review: 5,
    refund_disputes: 6,
    return_disputes: 7,
    withdrawals_to_decide: 8,
    withdrawals_to_pay: 9,
    suspense: 10,
    differences: 11,
    failed_sms: 2,
    ending_advs: 1,
    audit_entries: 0,
    ...to_do,
  },
})
const item = (apis: string): MenuItem => ({
  id: 1,
  name: '',
  pinyin: '',
  icon: '',
  apis,
  view: 'admin/x',
  is_open: 0,
  buttons: [],
  children: [],
})
const menus = [
  '/Admin/stores',
  '/Admin/goods',
  '/Admin/refunds',
  '/Admin/returns',
  '/Admin/cashes',
  '/Admin/books/suspense',
  '/Admin/books/differences',
  '/Admin/sms_logs',
  '/Admin/advs',
  '/Admin/audit_logs',
  '/Admin/configs/web',
].map(item)

test('each leads to the list of what was counted', () => {
  const found = toDosOf(figures(), menus).map(({ count, to }) => [count, decodeURIComponent(to)])
  expect(found).toEqual([
    [3, '/Admin/stores?verify=verifying'],
    [4, '/Admin/stores?tab=changes'],
    [5, '/Admin/goods?tab=to_review'],
    [6, '/Admin/refunds?waits_for=platform'],
    [7, '/Admin/returns?waits_for=platform'],
    [8, '/Admin/cashes?status=requested'],
    [9, '/Admin/cashes?status=approved'],
    [10, '/Admin/books/suspense?is_waiting=1'],
    [11, '/Admin/books/differences?status=open'],
    [2, '/Admin/sms_logs?status=failed&created_at=2026-11-28,2026-11-28|between'],
    [1, '/Admin/advs?is_open=1&adv_end=2026-12-06|nlt'],
    [0, '/Admin/audit_logs?created_at=2026-11-28,2026-11-28|between'],
  ])
})

test('a closed site comes first; an open one is no news', () => {
  expect(toDosOf(figures({ site_closed: true }), menus)[0]).toMatchObject({ key: 'site_closed', count: 1 })
})

test('tasks without a menu are left out', () => {
  expect(
    toDosOf(
      figures({ site_closed: true }),
      menus.filter(({ apis }) => apis === '/Admin/advs'),
    ).map(({ key }) => key),
  ).toEqual(['ending_advs'])
})
