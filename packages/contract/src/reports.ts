import * as z from 'zod/mini'
import { SalesReply, TopGoods, TopStore, VisitsReply } from './figures.ts'
import { route } from './route.ts'
import { DateTime, Email, Flag, Id, Money, paged, pageQuery } from './shapes.ts'

/**
 * Reports of a week, Monday to Sunday of the platform's zone: the figures of rules §13 as they were when the report was
 * written. Each is written once, for a store or the platform that somebody of subscribed to it.
 */

/** At this hour of the Monday after it the report of a week is written. */
export const reportHour = 8

const span = { id: z.number(), from: z.string(), to: z.string(), written_at: DateTime }

const Row = z.object({
  ...span,
  orders: z.number(),
  sales: Money,
  /** Of the week before. */
  sales_before: Money,
  refunded: Money,
})
export type ReportRow = z.input<typeof Row>

const Newcomers = z.object({ total: z.number(), before: z.number() })
const Report = z.object({
  ...span,
  sales: SalesReply,
  visits: VisitsReply,
  /** By amount. */
  goods: z.array(TopGoods),
  /** Of the platform's reports only, as what follows. */
  stores: z.optional(z.array(TopStore)),
  new_users: z.optional(Newcomers),
  new_stores: z.optional(Newcomers),
})
export type Report = z.input<typeof Report>

const Subscription = z.object({
  is_on: z.boolean(),
  /** Whether it comes by mail too, and where to; the address is kept while mails are off. */
  by_mail: z.boolean(),
  email: z.string(),
  /**
   * Mails go to a confirmed address alone. `waiting`: a mail with a link was sent to it and the link still works; `missing`: none
   * was, or its link has ended; `none`: there is no address.
   */
  confirmation: z.literal(['none', 'missing', 'waiting', 'confirmed']),
  /** Whether mails are sent: not without a server in the settings, and none in the demo. */
  mail: z.literal(['ready', 'not_set', 'simulated']),
  /** When the next report comes. */
  next_at: DateTime,
})
export type ReportSubscription = z.input<typeof Subscription>

const list = {
  does: 'The reports of past weeks, the newest first.',
  query: z.strictObject(pageQuery),
  reply: paged(Row),
} as const
const show = {
  does: 'A report: the figures of its week as they were when it was written.',
  params: z.strictObject({ id: Id }),
  reply: Report,
  fails: ['NOT_FOUND'],
} as const
const subscription = {
  does: 'Whether the caller gets the weekly report.',
  reply: Subscription,
} as const
const subscribe = {
  does: 'Subscribes the caller to the weekly report, or ends that.',
  body: z.strictObject({
    is_on: Flag,
    by_mail: z.optional(Flag),
    email: z.optional(z.union([z.literal(''), Email])),
  }),
  reply: Subscription,
  fails: ['EMAIL_INVALID', 'MAIL_TOO_OFTEN'],
} as const
const confirm = {
  does: 'Sends another mail with a link that confirms the address; nothing where it is confirmed already.',
  reply: Subscription,
  fails: ['EMAIL_INVALID', 'MAIL_TOO_OFTEN', 'MAIL_UNAVAILABLE'],
} as const

const seller = { area: 'Seller', right: 'Seller.reports.index' } as const
const admin = { area: 'Admin', right: 'Admin.reports.index' } as const
// Who gets the reports is the caller.
const sellerPut = { area: 'Seller', right: 'Seller.reports.subscribe', confirm: false } as const
const adminPut = { area: 'Admin', right: 'Admin.reports.subscribe', confirm: false } as const

export const sellerReports = {
  list: route('GET /Seller/reports', { ...seller, ...list }),
  show: route('GET /Seller/reports/{id}', { ...seller, ...show }),
  subscription: route('GET /Seller/reports/subscription', { ...seller, ...subscription }),
  subscribe: route('PUT /Seller/reports/subscription', { ...sellerPut, ...subscribe }),
  confirm: route('POST /Seller/reports/subscription/confirm', { ...sellerPut, ...confirm }),
}
export const adminReports = {
  list: route('GET /Admin/reports', { ...admin, ...list }),
  show: route('GET /Admin/reports/{id}', { ...admin, ...show }),
  subscription: route('GET /Admin/reports/subscription', { ...admin, ...subscription }),
  subscribe: route('PUT /Admin/reports/subscription', { ...adminPut, ...subscribe }),
  confirm: route('POST /Admin/reports/subscription/confirm', { ...adminPut, ...confirm }),
}
