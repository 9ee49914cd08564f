import * as z from 'zod/mini'
import { moneyFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { refundKinds, refundStatuses } from './refund-states.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Text } from './shapes.ts'
import { orderStatuses } from './status.ts'
import { users } from './users.ts'

/** Whoever has bought, as stores and the platform look after them (rules §13). */

const form = z.strictObject({
  /** For the store alone. */
  note: Text(0, 500),
  /** Words separated by commas or `、`. */
  tags: Text(0, 100),
})

const row = z.object({
  id: Id,
  user_id: Id,
  nickname: z.string(),
  avatar: z.string(),
  tags: z.string(),
  /** Paid orders of the store, what was paid for them, what of it went back, and what is left. */
  orders: z.number(),
  paid: z.string(),
  refunded: z.string(),
  net: z.string(),
  first_paid_at: DateTime,
  last_paid_at: DateTime,
})

/** Whoever has paid an order of the store; payments and refunds are in the sums within a minute. */
export const customers = resource('Seller', 'customers', {
  does: 'Customers of the store',
  form,
  row,
  detail: z.extend(row, { note: z.string() }),
  sorts: ['last_paid_at', 'net', 'orders', 'paid'],
  filters: {
    nickname: textFilter('like'),
    tags: textFilter('like'),
    orders: numberFilter(),
    paid: moneyFilter(),
    net: moneyFilter(),
    last_paid_at: timeFilter(),
    /** Who has placed this order. */
    order_no: textFilter(),
  },
  verbs: ['index', 'show', 'update'],
  confirm: false,
})

/** The newest of each kind that come with a customer. */
export const maxRecent = 5

const Order = z.object({
  id: Id,
  order_no: z.string(),
  store_name: z.string(),
  order_status: z.literal(orderStatuses),
  total_price: z.string(),
  created_at: DateTime,
})
const Refund = z.object({
  id: Id,
  refund_no: z.string(),
  kind: z.literal(refundKinds),
  status: z.literal(refundStatuses),
  money: z.string(),
  created_at: DateTime,
})
const recent = { orders: z.array(Order), refunds: z.array(Refund) }

export const customerPurchases = route('GET /Seller/customers/{id}/purchases', {
  area: 'Seller',
  right: customers.right('show'),
  does: `The newest orders and requests for refunds of a customer at the store, ${maxRecent} of each.`,
  params: z.strictObject({ id: Id }),
  reply: z.object(recent),
  fails: ['NOT_FOUND'],
})

export const userPurchases = route('GET /Admin/users/{id}/purchases', {
  area: 'Admin',
  right: users.right('show'),
  does: `What a user has bought at all stores: sums of the paid orders, and the newest orders and requests for refunds, ${maxRecent} of each.`,
  params: z.strictObject({ id: Id }),
  reply: z.object({
    ...recent,
    /** Paid orders, at how many stores, what was paid for them, and what of it went back. */
    paid_orders: z.number(),
    stores: z.number(),
    paid: z.string(),
    refunded: z.string(),
    last_paid_at: z.nullable(DateTime),
  }),
  fails: ['NOT_FOUND'],
})
