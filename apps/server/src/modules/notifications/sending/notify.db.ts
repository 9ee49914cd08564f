import type { NotificationArea } from '@fangshi/contract/notifications'
import { statement, type Statement, type Tx } from '../../../kernel/db/db.ts'
import { notificationRules } from '../events/notification-rules.ts'
import type { NotificationRule } from '../events/notification-rule.ts'
import type { Params } from '../texts/fill.ts'

const take = statement(
  'notifications.take_events',
  `select id, event, created_at from notification_events where told_at is null order by id limit $1 for update skip locked`,
)
export interface PendingEvent {
  id: number
  event: string
  created_at: Date
}
/** Events without notifications yet, the oldest first, locked; those that another process has locked are skipped. */
export const takeEvents = (tx: Tx, limit: number) => tx.rows<PendingEvent>(take, [limit])

const done = statement(
  'notifications.events_notified',
  'update notification_events set told_at = $2 where id = any($1) and told_at is null',
)
export const markNotified = (tx: Tx, ids: readonly number[], at: Date) => tx.rows(done, [ids, at])

const granted = (holders: string, holder: string): string => `exists (
  select from ${holders} h join role_permissions r on r.role_id = h.role_id join permissions p on p.id = r.permission_id
   where h.${holder} and p.apis = any($2))`

/** The receivers in an area: users, or the accounts of a store or administrators with one of the rights `$2`. */
const accounts: Record<NotificationArea, string> = {
  Home: `join users u on u.id = f.receiver and u.status = 'active' and $2::text[] is not null`,
  Seller: `join stores s on s.id = f.receiver join users u on (u.id = s.user_id or u.belong_id = s.user_id) and u.status = 'active'
     and (u.id = s.user_id or ${granted('user_roles', 'user_id = u.id')})`,
  Admin: `join admins u on u.status = 'active' and (u.is_super or ${granted('admin_roles', 'admin_id = u.id')})`,
}

/** Writes an event at most once for each account, even when a run is repeated. */
const insertOf = ({ area, kind, template, facts, only = 'true' }: NotificationRule, place: number): Statement =>
  statement(
    `notifications.notify_${place}`,
    `with facts as (${facts}), written as (
       insert into notifications (area, account_id, event_id, kind, template, params, created_at, read_at)
       select '${area}', u.id, f.event_id, '${kind}', '${template}', f.params, e.created_at,
              case when e.created_at < $3::timestamptz then e.created_at end
         from facts f join notification_events e on e.id = f.event_id ${accounts[area]}
        where ${only} and not exists (select from notification_switches w
                           where w.area = '${area}' and w.account_id = u.id and w.kind = '${kind}' and not w.is_on)
        order by f.event_id, u.id
       on conflict do nothing returning id, account_id, params, created_at
     )
     select written.*, ${area === 'Home' ? '(select phone from users where id = account_id)' : 'null'} as phone from written`,
  )
const inserts = new Map(notificationRules.map((rule, place) => [rule, insertOf(rule, place)]))

export interface NewNotification {
  id: number
  account_id: number
  params: Params
  created_at: Date
  phone: string | null
}
/** Writes the notifications of a rule for some events and returns the new ones. Those of before `readBefore` count as read. */
export const insertNotifications = (
  tx: Tx,
  rule: NotificationRule,
  eventIds: readonly number[],
  readBefore: Date | null,
): Promise<NewNotification[]> =>
  tx.rows<NewNotification>(inserts.get(rule) as Statement, [eventIds, rule.anyOf ?? [], readBefore])

const lowStock = statement(
  'notifications.low_stock',
  `insert into notification_events (event, ref_id, detail, created_at)
   select distinct on (k.id) 'stock_low', k.id, to_char($2::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), $2
     from notification_events e join order_lines l on l.order_id = e.ref_id join skus k on k.id = l.sku_id
     join goods g on g.id = k.goods_id
    where e.id = any($1) and e.event = 'order_pay' and k.deleted_at is null and g.deleted_at is null
      and k.on_hand - k.reserved <= g.low_stock
    order by k.id
   on conflict do nothing`,
)
/** Writes an event for each SKU that runs low after orders were paid, at most once a day. */
export const noteLowStock = (tx: Tx, eventIds: readonly number[], at: Date) => tx.rows(lowStock, [eventIds, at])
