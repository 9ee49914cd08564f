import {
  fixedNotificationKinds,
  notificationKinds,
  type Notification,
  type NotificationKind,
  type NotificationSwitch,
} from '@fangshi/contract/notifications'
import type { Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Db } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Who } from '../../kernel/http/who.ts'
import {
  markAllRead,
  markRead,
  pageOf,
  putSwitch,
  switchedOff,
  type Account,
  type NotificationFilter,
  type NotificationRow,
} from './notifications.db.ts'
import { textsOf } from './texts/fill.ts'

/** The account that calls. */
export const accountOf = (who: Who): Account =>
  who.area === 'Admin' ? { area: 'Admin', account_id: who.admin_id } : { area: who.area, account_id: who.user_id }

const isFixed = (kind: NotificationKind): boolean =>
  (fixedNotificationKinds as readonly NotificationKind[]).includes(kind)

const showNotification = (
  { id, kind, template, params, read_at, created_at }: NotificationRow,
  locale: Locale,
): Notification => ({
  id,
  kind,
  ...textsOf(template, params, locale),
  is_read: read_at !== null,
  created_at: formatDateTime(created_at),
})

/** A page of the caller's notifications, in the caller's language. */
export async function ownNotifications(
  db: Db,
  who: Who,
  locale: Locale,
  { page = 1, per_page = 30, ...filter }: NotificationFilter & { page?: number; per_page?: number },
) {
  const { rows, total } = await pageOf(db, accountOf(who), filter, { limit: per_page, offset: (page - 1) * per_page })
  return { total, page, per_page, rows: rows.map((row) => showNotification(row, locale)) }
}

/** Marks one of one's own as read. Throws NOT_FOUND. */
export async function readOwn(db: Db, ctx: Context, who: Who, { id }: { id: number }): Promise<void> {
  if (!(await markRead(db, accountOf(who), id, ctx.now()))) fail('NOT_FOUND')
}

/** Marks all of one's own up to an id as read. */
export async function readAllOwn(db: Db, ctx: Context, who: Who, { until }: { until: number }): Promise<void> {
  await markAllRead(db, accountOf(who), until, ctx.now())
}

/** The kinds of notifications of the caller's area, and which of them are switched on. */
export async function ownSwitches(db: Db, who: Who): Promise<NotificationSwitch[]> {
  const off = await switchedOff(db, accountOf(who))
  return notificationKinds[who.area].map((kind) => ({ kind, is_on: !off.includes(kind), is_fixed: isFixed(kind) }))
}

/** Switches a kind of the caller's area. Throws NOTIFICATION_FIXED for one about money or security (rules §10). */
export async function setOwnSwitch(
  db: Db,
  _ctx: Context,
  who: Who,
  { kind, is_on }: { kind: NotificationKind; is_on: boolean },
): Promise<void> {
  if (!(notificationKinds[who.area] as readonly NotificationKind[]).includes(kind))
    failFields({ kind: 'CHOICE_INVALID' })
  if (isFixed(kind)) fail('NOTIFICATION_FIXED')
  await putSwitch(db, accountOf(who), kind, is_on)
}
