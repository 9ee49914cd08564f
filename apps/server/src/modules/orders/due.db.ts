import type { OrderStatus } from '@fangshi/contract/status'
import { statement, type Db } from '../../kernel/db/db.ts'

const groups = statement(
  'orders.due_groups',
  `select id from order_groups where status = 'open' and pay_before <= $1 and id > $2
    order by id limit $3 for no key update skip locked`,
)
const orders = statement(
  'orders.due_orders',
  'select id, status from orders where due_at <= $1 and id > $2 order by id limit $3 for no key update skip locked',
)

/**
 * Unpaid groups whose time is up, with ids after the given one; rows that another transaction has locked are skipped.
 */
export const dueGroups = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<{ id: number }>(groups, [now, after, limit])

/**
 * Orders whose next move is due, with ids after the given one; rows that another transaction has locked are skipped.
 */
export const dueOrders = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<{ id: number; status: OrderStatus }>(orders, [now, after, limit])

const nextGroup = statement(
  'orders.next_due_group',
  `select pay_before as at from order_groups where status = 'open' order by pay_before limit 1`,
)
const nextOrder = statement(
  'orders.next_due_order',
  'select due_at as at from orders where due_at is not null order by due_at limit 1',
)

/** When the next unpaid group expires. */
export const nextDueGroup = async (db: Db) => (await db.row<{ at: Date }>(nextGroup))?.at ?? null

/** When the next order is received or completed by the timer. */
export const nextDueOrder = async (db: Db) => (await db.row<{ at: Date }>(nextOrder))?.at ?? null
