import type { OrderStage } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'

const groups = statement(
  'orders.due_groups',
  `select id, pay_before from order_groups where status = 'open' and pay_before <= $1 and id > $2
    order by id limit $3 for no key update skip locked`,
)
const orders = statement(
  'orders.due_orders',
  'select id, status from orders where due_at <= $1 and after_sale is null and id > $2 order by id limit $3 for no key update skip locked',
)

export interface DueGroup {
  id: number
  pay_before: Date
}

/**
 * Unpaid groups whose time is up, with ids after the given one; rows that another transaction has locked are skipped.
 */
export const dueGroups = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<DueGroup>(groups, [now, after, limit])

/**
 * Orders whose next move is due, with ids after the given one; rows that another transaction has locked are skipped.
 */
export const dueOrders = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<{ id: number; status: OrderStage }>(orders, [now, after, limit])

/** When the next unpaid group expires, after `$1`. */
export const nextDueGroup = `select min(pay_before) from order_groups where status = 'open' and pay_before > $1`

/** When the timer receives or completes the next order, after `$1`. */
export const nextDueOrder = 'select min(due_at) from orders where due_at > $1 and after_sale is null'
