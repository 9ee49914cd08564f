import { pendingEvents } from './facts.ts'
import type { NotificationRule } from './notification-rule.ts'

const report = (where: string): string => `
  select e.id as event_id, r.store_id as receiver, jsonb_build_object('id', r.id, 'from', to_char(r.week, 'YYYY-MM-DD'),
         'to', to_char(r.week + 6, 'YYYY-MM-DD'), 'sales', r.figures -> 'sales' -> 'now' ->> 'sales',
         'orders', (r.figures -> 'sales' -> 'now' ->> 'orders')::int) as params
    from ${pendingEvents} join weekly_reports r on r.id = e.ref_id where ${where}`
const subscribed = (area: 'Seller' | 'Admin'): string => `exists (
  select from report_subscriptions s where s.area = '${area}' and s.account_id = u.id and s.is_on)`

/** Weekly reports, for the accounts that subscribed to them (rules §13). */
export const reportRules: NotificationRule[] = [
  {
    event: 'report_written',
    area: 'Seller',
    kind: 'report',
    template: 'store_report',
    anyOf: ['Seller.reports.index'],
    only: subscribed('Seller'),
    facts: report('r.store_id is not null'),
  },
  {
    event: 'report_written',
    area: 'Admin',
    kind: 'report',
    template: 'platform_report',
    anyOf: ['Admin.reports.index'],
    only: subscribed('Admin'),
    facts: report('r.store_id is null'),
  },
]
