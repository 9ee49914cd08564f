import { soonDays, type getDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { formatDate } from '@fangshi/contract/time'
import { menuChain, type MenuItem } from '../../menus/menu-tree.ts'

export type PlatformNow = Omit<Reply<typeof getDashboard>, 'set_up'>

/** A to-do, with the list that shows exactly its rows. */
export interface ToDo {
  key: keyof PlatformNow['to_do']
  /** Hidden at 0; a closed site counts as 1. */
  count: number
  to: string
}

const dayMs = 24 * 60 * 60 * 1000

const daysAfter = (date: string, days: number): string =>
  formatDate(new Date(Date.parse(`${date}T00:00:00+08:00`) + days * dayMs))

/** The to-dos, limited to the account's menus. */
export function toDosOf({ at, to_do }: PlatformNow, menus: readonly MenuItem[]): ToDo[] {
  const today = at.slice(0, 10)
  const todayOnly = `${today},${today}|between`
  const list = (path: string, filters: Record<string, string>): string => `${path}?${new URLSearchParams(filters)}`
  const all: ToDo[] = [
    { key: 'site_closed', count: Number(to_do.site_closed), to: '/Admin/configs/web' },
    {
      key: 'verifying_stores',
      count: to_do.verifying_stores,
      to: list('/Admin/stores', { verify: 'verifying' }),
    },
    { key: 'document_changes', count: to_do.document_changes, to: list('/Admin/stores', { tab: 'changes' }) },
    { key: 'goods_to_review', count: to_do.goods_to_review, to: list('/Admin/goods', { tab: 'to_review' }) },
    {
      key: 'refund_disputes',
      count: to_do.refund_disputes,
      to: list('/Admin/refunds', { waits_for: 'platform' }),
    },
    {
      key: 'return_disputes',
      count: to_do.return_disputes,
      to: list('/Admin/returns', { waits_for: 'platform' }),
    },
    {
      key: 'withdrawals_to_decide',
      count: to_do.withdrawals_to_decide,
      to: list('/Admin/cashes', { status: 'requested' }),
    },
    { key: 'withdrawals_to_pay', count: to_do.withdrawals_to_pay, to: list('/Admin/cashes', { status: 'approved' }) },
    { key: 'suspense', count: to_do.suspense, to: list('/Admin/books/suspense', { is_waiting: '1' }) },
    { key: 'differences', count: to_do.differences, to: list('/Admin/books/differences', { status: 'open' }) },
    {
      key: 'failed_sms',
      count: to_do.failed_sms,
      to: list('/Admin/sms_logs', { status: 'failed', created_at: todayOnly }),
    },
    {
      key: 'ending_advs',
      count: to_do.ending_advs,
      to: list('/Admin/advs', { is_open: '1', adv_end: `${daysAfter(today, soonDays + 1)}|nlt` }),
    },
    { key: 'audit_entries', count: to_do.audit_entries, to: list('/Admin/audit_logs', { created_at: todayOnly }) },
  ]
  return all.filter(({ key, count, to }) => {
    const [path = ''] = to.split('?')
    return menuChain(menus, path).length > 0 && (key !== 'site_closed' || count > 0)
  })
}
