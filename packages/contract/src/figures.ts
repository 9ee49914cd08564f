import * as z from 'zod/mini'
import { route } from './route.ts'
import { Money, wireAs } from './shapes.ts'
import { paymentMethods } from './status.ts'
import { parseDateTime } from './time.ts'

/**
 * What the dashboards show of a window of days (rules §13). Days are those of the platform's zone; money counts by the instant at
 * which it was paid or given back.
 */

/** The most days that a window has. */
export const maxWindowDays = 366

const Day = wireAs<string>(
  z.string('REQUIRED').check(z.refine((text) => parseDateTime(`${text} 00:00:00`) !== null, 'TIME_INVALID')),
  { type: 'string', format: 'date' },
)
const days = { from: Day, to: Day }
/** The first and the last day of a window. */
const Window = z.strictObject(days)
const fails = ['DAYS_INVALID'] as const

const Sums = z.object({
  /** Orders that were paid, and the accounts among them. */
  orders: z.number(),
  buyers: z.number(),
  /** Those of the buyers who had bought before the window. */
  bought_before: z.number(),
  /** What shoppers paid for the orders: goods after all discounts, and freight. */
  sales: Money,
  /** What the platform paid of their prices beside that. */
  subsidy: Money,
  /** Refunds that were done, and what went back. */
  refunds: z.number(),
  refunded: Money,
  /** Sales less refunds. */
  net: Money,
  /** Sales by orders; null without any. */
  average: z.nullable(Money),
  /** Pieces paid less pieces refunded. */
  units: z.number(),
})

/** An hour of a window of one day, a day of one of up to 92 days, else a month: its beginning, cut by the window. */
const Point = z.object({
  at: z.string(),
  orders: z.number(),
  sales: Money,
  refunded: Money,
  units: z.number(),
})
export type SalesPoint = z.input<typeof Point>

/** The longest window whose points are days. */
export const maxDayPoints = 92

/** The figures of sales of a window and of the one before. */
export const SalesReply = z.object({
  now: Sums,
  /** Of the window before, which has as many days. */
  before: Sums,
  /** The first and last day of the window before. */
  before_days: z.object(days),
  grain: z.literal(['hour', 'day', 'month']),
  /** Oldest first, without gaps and without those to come; and all points of the window before. */
  points: z.array(Point),
  before_points: z.array(Point),
})
export type SalesAnswer = z.input<typeof SalesReply>

export const topBy = ['amount', 'units'] as const
/** The most rows of a ranking. */
export const maxTop = 10
const TopQuery = z.strictObject({ ...days, by: z.optional(z.literal(topBy)) })
export const TopGoods = z.object({
  goods_id: z.number(),
  name: z.string(),
  image: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  /** Pieces and amount less what was refunded in the window; freight is not in it. */
  units: z.number(),
  amount: Money,
})
export type TopGoods = z.input<typeof TopGoods>

const Method = z.object({ method: z.literal(paymentMethods), orders: z.number(), sales: Money })
/** By the code of the province; its name as addresses have it. */
const Province = z.object({ code: z.string(), name: z.string(), orders: z.number(), sales: Money })
export type ProvinceSales = z.input<typeof Province>
export const TopStore = z.object({
  store_id: z.number(),
  store_name: z.string(),
  orders: z.number(),
  sales: Money,
  refunded: Money,
})
export type TopStore = z.input<typeof TopStore>
const Hour = z.object({
  /** 1 for Monday. */
  weekday: z.number(),
  hour: z.number(),
  orders: z.number(),
  sales: Money,
})

export type WeekHour = z.input<typeof Hour>
export type MethodSales = z.input<typeof Method>

const Visits = z.object({
  /** Openings of pages: of a store those of the store and of its goods, of the platform all. */
  visits: z.number(),
  /** Openings of goods pages. */
  views: z.number(),
  /** Adds to cart by shoppers who are logged in. */
  carts: z.number(),
  /** Orders that were paid. */
  orders: z.number(),
})
export type VisitSums = z.input<typeof Visits>
export const VisitsReply = z.object({ now: Visits, before: Visits, before_days: z.object(days) })
export type VisitsAnswer = z.input<typeof VisitsReply>

const seller = { area: 'Seller', right: 'Seller.dashboard.order', fails } as const
const admin = { area: 'Admin', right: 'Admin.dashboard.order', fails } as const
const does = {
  sales: 'Orders, sales, refunds, buyers and pieces of a window of days and of the window before, with their course.',
  goods: `The ${maxTop} goods that sold best in a window, by amount or by pieces.`,
  provinces: 'Paid orders of a window by the province they go to, the largest amount first.',
  methods: 'Paid orders of a window by payment method, the largest amount first.',
  visits:
    'Opened pages, adds to cart and paid orders of a window of days and of the window before, counted without cookies.',
  hours: 'Paid orders of a window by weekday and hour; hours without any are absent.',
}

export const sellerSales = route('GET /Seller/dashboard/order', {
  ...seller,
  does: does.sales,
  query: Window,
  reply: SalesReply,
})
export const sellerTopGoods = route('GET /Seller/dashboard/order/goods', {
  ...seller,
  does: does.goods,
  query: TopQuery,
  reply: z.array(TopGoods),
})
export const sellerProvinces = route('GET /Seller/dashboard/order/provinces', {
  ...seller,
  does: does.provinces,
  query: Window,
  reply: z.array(Province),
})
export const sellerMethods = route('GET /Seller/dashboard/order/methods', {
  ...seller,
  does: does.methods,
  query: Window,
  reply: z.array(Method),
})
export const sellerVisits = route('GET /Seller/dashboard/order/visits', {
  ...seller,
  does: does.visits,
  query: Window,
  reply: VisitsReply,
})
export const sellerHours = route('GET /Seller/dashboard/order/hours', {
  ...seller,
  does: does.hours,
  query: Window,
  reply: z.array(Hour),
})

export const adminSales = route('GET /Admin/dashboard/order', {
  ...admin,
  does: does.sales,
  query: Window,
  reply: SalesReply,
})
export const adminTopGoods = route('GET /Admin/dashboard/order/goods', {
  ...admin,
  does: does.goods,
  query: TopQuery,
  reply: z.array(TopGoods),
})
export const adminTopStores = route('GET /Admin/dashboard/order/stores', {
  ...admin,
  does: `The ${maxTop} stores that sold most in a window.`,
  query: Window,
  reply: z.array(TopStore),
})
export const adminProvinces = route('GET /Admin/dashboard/order/provinces', {
  ...admin,
  does: does.provinces,
  query: Window,
  reply: z.array(Province),
})
export const adminVisits = route('GET /Admin/dashboard/order/visits', {
  ...admin,
  does: does.visits,
  query: Window,
  reply: VisitsReply,
})
export const adminHours = route('GET /Admin/dashboard/order/hours', {
  ...admin,
  does: does.hours,
  query: Window,
  reply: z.array(Hour),
})

const Payment = z.object({
  channel: z.string(),
  /** What the payer's client is; empty for the balance. */
  device: z.string(),
  /** Attempts that were opened in the window, and bills that were paid in it. */
  opened: z.number(),
  paid: z.number(),
  amount: Money,
})
export type PaymentSums = z.input<typeof Payment>

export const adminPayments = route('GET /Admin/dashboard/pay', {
  area: 'Admin',
  right: 'Admin.dashboard.pay',
  does: 'Opened payment attempts and paid bills of a window by channel and device, and of the window before.',
  query: Window,
  reply: z.object({ now: z.array(Payment), before: z.array(Payment), before_days: z.object(days) }),
  fails,
})

const Newcomers = z.object({
  total: z.number(),
  before: z.number(),
  before_days: z.object(days),
  /** Oldest first, one entry per day. */
  days: z.array(z.object({ date: z.string(), count: z.number() })),
})
export type NewcomersAnswer = z.input<typeof Newcomers>

export const adminNewUsers = route('GET /Admin/dashboard/user', {
  area: 'Admin',
  right: 'Admin.dashboard.user',
  does: 'Shoppers who registered in a window, by day; sub-accounts of stores do not count.',
  query: Window,
  reply: Newcomers,
  fails,
})
export const adminNewStores = route('GET /Admin/dashboard/store', {
  area: 'Admin',
  right: 'Admin.dashboard.store',
  does: 'Stores that passed their verification in a window, by day.',
  query: Window,
  reply: Newcomers,
  fails,
})
