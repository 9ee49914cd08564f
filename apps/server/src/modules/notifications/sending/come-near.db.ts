import { statement, type Db } from '../../../kernel/db/db.ts'

const refundsDue = statement(
  'notifications.refunds_due',
  `insert into notification_events (event, ref_id, detail, created_at)
   select 'refund_due', id, status, $1 from refunds
    where due_at > $1 and due_at <= $1::timestamptz + interval '1 day' and waits_for = 'store'
   on conflict do nothing`,
)
/** Requests that a store has to answer within a day: each once for each thing that it has to do. */
export const noteRefundsDue = (db: Db, now: Date) => db.rows(refundsDue, [now])

const couponsEnding = statement(
  'notifications.coupons_ending',
  `insert into notification_events (event, ref_id, created_at)
   select 'coupon_ending', id, $1 from coupons
    where closed_at is null and end_time > $1 and end_time <= $1::timestamptz + interval '1 day'
      and start_time < $1::timestamptz - interval '1 day'
   on conflict do nothing`,
)
/** Coupons that end within a day, except those that are valid for only a day. */
export const noteCouponsEnding = (db: Db, now: Date) => db.rows(couponsEnding, [now])

const waitMinutes = 3
const chatsWaiting = statement(
  'notifications.chats_waiting',
  `insert into notification_events (event, ref_id, detail, created_at)
   select 'chat_waiting', c.id, extract(epoch from c.waiting_since)::text, $1 from chats c
    where c.waiting_since between $1::timestamptz - interval '1 hour' and $1::timestamptz - interval '${waitMinutes} minutes'
      and c.muted_at is null and not exists (
        select from notification_events e
         where e.event = 'chat_waiting' and e.ref_id = c.id and e.detail = extract(epoch from c.waiting_since)::text)
   on conflict do nothing`,
)
/** Shoppers whom a store has not answered for three minutes: each once until it answers. */
export const noteChatsWaiting = (db: Db, now: Date) => db.rows(chatsWaiting, [now])

const sweep = statement(
  'notifications.sweep',
  `delete from notification_events where id in (
     select id from notification_events where created_at < $1 order by created_at limit $2) returning 1`,
)
/** Deletes older events with their notifications; returns how many events. */
export const removeOlder = async (db: Db, before: Date, limit: number): Promise<number> =>
  (await db.rows(sweep, [before, limit])).length
