import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Flag, Id, Nothing, Whole, paged, pageQuery } from './shapes.ts'

/**
 * What the product tells people inside the shop and the back offices (rules §10). Not to be confused with the platform's
 * notices, which are articles for everybody, and with stock notices, which are what a shopper waits for.
 */

/** What a notification is about, for each area; people switch each off that is not fixed. */
export const notificationKinds = {
  Home: ['order', 'refund', 'comment', 'activity', 'coupon', 'favorite', 'store', 'withdrawal', 'security'],
  Seller: ['order', 'refund', 'chat', 'comment', 'goods', 'stock', 'store', 'settlement', 'withdrawal', 'report'],
  Admin: ['review', 'dispute', 'withdrawal', 'reconciliation', 'report'],
} as const
export type NotificationArea = keyof typeof notificationKinds
export type NotificationKind = (typeof notificationKinds)[NotificationArea][number]
export const allNotificationKinds = [...new Set(Object.values(notificationKinds).flat())] as NotificationKind[]

/** About money and security: nobody switches these off (rules §10). */
export const fixedNotificationKinds = [
  'refund',
  'settlement',
  'withdrawal',
  'security',
  'reconciliation',
] as const satisfies NotificationKind[]

/** More unread ones are not counted. */
export const maxUnreadCounted = 100

const Kind = z.literal(allNotificationKinds, 'CHOICE_INVALID')

export const Notification = z.object({
  id: z.number(),
  kind: Kind,
  /** In the caller's language. */
  title: z.string(),
  text: z.string(),
  /** The path of its page, in the area it belongs to; empty where there is none. */
  link: z.string(),
  is_read: z.boolean(),
  created_at: DateTime,
})
export type Notification = z.input<typeof Notification>

export const UnreadNotifications = z.object({
  /** At most 100. */
  unread: z.number(),
  /** The newest notification, read or not; 0 for none. */
  last_id: z.number(),
})
export type UnreadNotifications = z.input<typeof UnreadNotifications>

export const NotificationSwitch = z.object({
  kind: Kind,
  is_on: z.boolean(),
  /** It is about money or security and stays on. */
  is_fixed: z.boolean(),
})
export type NotificationSwitch = z.input<typeof NotificationSwitch>

const list = {
  does: 'What one was told, the newest first.',
  query: z.strictObject({ ...pageQuery, kind: z.optional(Kind), unread: z.optional(Flag) }),
  reply: paged(Notification),
} as const
const unread = {
  does: 'How many notifications are unread, and the id of the newest.',
  reply: UnreadNotifications,
} as const
const read = {
  does: 'Marks a notification as read; one that is read stays so.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({}),
  reply: Nothing,
  fails: ['NOT_FOUND'],
} as const
const readAll = {
  does: 'Marks all notifications up to an id as read, so that those which arrive meanwhile stay unread.',
  body: z.strictObject({ until: Whole(0) }),
  reply: Nothing,
} as const
const switches = {
  does: 'The kinds of notifications of this area, and which of them one gets.',
  reply: z.array(NotificationSwitch),
} as const
const setSwitch = {
  does: 'Switches a kind of notifications on or off, text messages of the kind included.',
  body: z.strictObject({ kind: Kind, is_on: Flag }),
  reply: Nothing,
  fails: ['NOTIFICATION_FIXED'],
} as const

const shopper = { area: 'Home', right: 'shopper' } as const
const seller = { area: 'Seller', right: 'seller', whileSuspended: true } as const
const admin = { area: 'Admin', right: 'admin' } as const
/** What one has read, and wants to be told, is nothing of the business. */
const ownWrite = { unaudited: true, confirm: false } as const

export const listNotifications = route('GET /user/notifications', { ...shopper, ...list })
export const countUnread = route('GET /user/notifications/unread', { ...shopper, ...unread })
export const readNotification = route('POST /user/notifications/{id}/read', { ...shopper, ...read })
export const readNotifications = route('POST /user/notifications/read', { ...shopper, ...readAll })
export const notificationSwitches = route('GET /user/notifications/switches', { ...shopper, ...switches })
export const setNotificationSwitch = route('PUT /user/notifications/switches', { ...shopper, ...setSwitch })

export const sellerNotifications = {
  list: route('GET /Seller/auth/notifications', { ...seller, ...list }),
  unread: route('GET /Seller/auth/notifications/unread', { ...seller, ...unread }),
  read: route('POST /Seller/auth/notifications/{id}/read', { ...seller, ...read, ...ownWrite }),
  readAll: route('POST /Seller/auth/notifications/read', { ...seller, ...readAll, ...ownWrite }),
  switches: route('GET /Seller/auth/notifications/switches', { ...seller, ...switches }),
  setSwitch: route('PUT /Seller/auth/notifications/switches', { ...seller, ...setSwitch, ...ownWrite }),
}

export const adminNotifications = {
  list: route('GET /Admin/auth/notifications', { ...admin, ...list }),
  unread: route('GET /Admin/auth/notifications/unread', { ...admin, ...unread }),
  read: route('POST /Admin/auth/notifications/{id}/read', { ...admin, ...read, ...ownWrite }),
  readAll: route('POST /Admin/auth/notifications/read', { ...admin, ...readAll, ...ownWrite }),
  switches: route('GET /Admin/auth/notifications/switches', { ...admin, ...switches }),
  setSwitch: route('PUT /Admin/auth/notifications/switches', { ...admin, ...setSwitch, ...ownWrite }),
}
