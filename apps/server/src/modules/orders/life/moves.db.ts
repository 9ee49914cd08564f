import type { OrderStatus, PaymentMethod } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Mover } from './mover.ts'
import { moves, type MoveName } from './order.ts'

const move = statement(
  'orders.move',
  `with moved as (
     update orders set status = $3, due_at = $5, payment_name = coalesce($6, payment_name),
            paid_at = case when $2::text = 'pay' then $4 else paid_at end,
            shipped_at = case when $2::text = 'ship' then $4 else shipped_at end,
            received_at = case when $2::text = 'receive' then $4 else received_at end,
            completed_at = case when $2::text = 'comment' then $4 else completed_at end,
            cancelled_at = case when $2::text in ('cancel', 'cancel_paid') then $4 else cancelled_at end
      where id = any($1::bigint[]) and status = any($7::text[]) returning id
   ), noted as (
     insert into order_history (order_id, move, status, by_kind, by_id, reason, created_at)
     select id, $2::text, $3, $8, $9::bigint, $10, $4::timestamptz from moved
   )
   select id from moved`,
)

export interface OrderMove extends Mover {
  move: MoveName
  at: Date
  reason?: string | undefined
  /** When the timer's next move is due. */
  due_at?: Date | null
  method?: PaymentMethod
}

/** Moves those of the orders whose status allows it, with a history row each; returns how many moved. */
export async function moveOrders(tx: Tx, ids: readonly number[], it: OrderMove): Promise<number> {
  const { from, to } = moves[it.move]
  const values = [ids, it.move, to, it.at, it.due_at ?? null, it.method ?? null, from, it.by, it.by_id ?? null]
  return (await tx.rows(move, [...values, it.reason ?? ''])).length
}

export interface GroupLine {
  order_id: number
  store_id: number
  goods_id: number
  sku_id: number
  n: number
}

const close = statement(
  'orders.close_group',
  `with closed as (
     update order_groups set status = $2
      where id = $1 and status = 'open' and ($2::text <> 'paid' or pay_before > $3::timestamptz) returning id
   )
   select l.order_id, l.store_id, l.goods_id, l.sku_id, l.buy_num as n
     from closed join orders o on o.group_id = closed.id join order_lines l on l.order_id = o.id order by l.id`,
)

/**
 * Closes an open group, as paid only before its deadline; returns the lines of its orders, or none when the group was
 * not open.
 */
export const closeGroup = (tx: Tx, groupId: number, to: 'paid' | 'cancelled', at: Date): Promise<GroupLine[]> =>
  tx.rows(close, [groupId, to, at])

const totals = statement('orders.totals', 'select id, total_cents from orders where group_id = $1 order by id')

/** The orders of a group with their totals. */
export const totalsOf = (tx: Tx, groupId: number): Promise<{ id: number; total_cents: number }[]> =>
  tx.rows(totals, [groupId])

const groupByNo = statement(
  'orders.group_by_no',
  'select id, group_no, status, total_cents, pay_before from order_groups where group_no = $1 and user_id = $2',
)

export interface GroupRow {
  id: number
  group_no: string
  status: 'open' | 'paid' | 'cancelled'
  total_cents: number
  pay_before: Date
}

/** One of the shopper's groups by its number. */
export const ownGroup = (db: Db, userId: number, groupNo: string) => db.row<GroupRow>(groupByNo, [groupNo, userId])

export interface MovingOrder {
  id: number
  group_id: number
  order_no: string
  status: OrderStatus
  user_id: number
  total_cents: number
}

const columns = 'id, group_id, order_no, status, user_id, total_cents'
const ofShopper = statement('orders.own_order', `select ${columns} from orders where id = $1 and user_id = $2`)
const ofStore = statement(
  'orders.store_order',
  `select ${columns} from orders where id = $1 and ($2::bigint is null or store_id = $2) for no key update`,
)
const byId = statement('orders.by_id', `select ${columns} from orders where id = $1`)
const lines = statement(
  'orders.stock_lines',
  `select order_id, store_id, goods_id, sku_id, buy_num as n from order_lines where order_id = $1 order by id`,
)

/** One of the shopper's orders, not locked: moves are guarded updates, and cancelling locks the bill first. */
export const ownOrder = (db: Db, userId: number, id: number) => db.row<MovingOrder>(ofShopper, [id, userId])

/** An order of the store, or of any store for null, locked so that its parcels are packed one at a time. */
export const lockStoreOrder = (tx: Tx, storeId: number | null, id: number) =>
  tx.row<MovingOrder>(ofStore, [id, storeId])

/** An order of any store, not locked. */
export const orderById = (db: Db, id: number) => db.row<MovingOrder>(byId, [id])

/** The pieces of an order. */
export const stockLinesOf = (tx: Tx, orderId: number): Promise<GroupLine[]> => tx.rows(lines, [orderId])
