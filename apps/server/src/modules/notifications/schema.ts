import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { allNotificationKinds, fixedNotificationKinds } from '@fangshi/contract/notifications'
import { createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { admins, users } from '../accounts/schema.ts'

const area = () => text({ enum: ['Home', 'Seller', 'Admin'] }).notNull()
const inList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * Events that notifications are made of. Triggers write them in the transaction of the change, timers write those of dates
 * that come near; each thing once: `ref_id` is its row, `detail` tells several of one row apart.
 */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: id(),
    event: text().notNull(),
    ref_id: ref().notNull(),
    detail: text().notNull().default(''),
    created_at: createdAt(),
    /** When the notifications of the event were written. */
    told_at: instant(),
  },
  (t) => [
    unique('notification_events_once').on(t.event, t.ref_id, t.detail),
    index('notification_events_untold')
      .on(t.id)
      .where(sql`${t.told_at} is null`),
    index('notification_events_created_at').on(t.created_at),
  ],
)

/** Notifications of one account in one area; an event makes at most one for each account. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    area: area(),
    /** Of `admins` in the area Admin, else of `users`. */
    account_id: ref().notNull(),
    user_id: ref()
      .generatedAlwaysAs(sql`case when area <> 'Admin' then account_id end`)
      .references(() => users.id, { onDelete: 'cascade' }),
    admin_id: ref()
      .generatedAlwaysAs(sql`case when area = 'Admin' then account_id end`)
      .references(() => admins.id, { onDelete: 'cascade' }),
    event_id: ref()
      .notNull()
      .references(() => notificationEvents.id, { onDelete: 'cascade' }),
    kind: text({ enum: allNotificationKinds as [string, ...string[]] }).notNull(),
    /** The name of its texts. */
    template: text().notNull(),
    /** What the texts and the link are filled with, as it was when it happened. */
    params: jsonb().notNull(),
    read_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('notifications_once').on(t.event_id, t.area, t.account_id),
    index('notifications_account').on(t.area, t.account_id, t.created_at, t.id),
    index('notifications_newest').on(t.area, t.account_id, t.id),
    index('notifications_kind').on(t.area, t.account_id, t.kind, t.created_at, t.id),
    index('notifications_unread')
      .on(t.area, t.account_id, t.created_at, t.id)
      .where(sql`${t.read_at} is null`),
    index('notifications_user')
      .on(t.user_id)
      .where(sql`${t.user_id} is not null`),
    index('notifications_admin')
      .on(t.admin_id)
      .where(sql`${t.admin_id} is not null`),
    check('notifications_area', sql`${t.area} in ('Home', 'Seller', 'Admin')`),
  ],
)

/** The kinds that accounts have switched off. Those about money and security cannot be (rules §10). */
export const notificationSwitches = pgTable(
  'notification_switches',
  {
    area: area(),
    account_id: ref().notNull(),
    kind: text({ enum: allNotificationKinds as [string, ...string[]] }).notNull(),
    is_on: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.account_id, t.kind] }),
    check('notification_switches_area', sql`${t.area} in ('Home', 'Seller', 'Admin')`),
    check('notification_switches_fixed', sql`${t.is_on} or ${t.kind} not in (${inList(fixedNotificationKinds)})`),
  ],
)
