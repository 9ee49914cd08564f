import type { OrderStage, PaymentMethod } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { sellSteps, shortPoolSkuIds, shortSkuIds } from '../../catalog/stock/stock.sql.ts'
import { returnCouponsStep } from '../../coupons/coupons.sql.ts'
import { lockBillSql, type Bill } from '../../payments/bill.sql.ts'
import type { CommentedOrder } from '../rules.ts'
import type { Mover } from './mover.ts'
import { moves, type MoveName } from './order.ts'

/**
 * The steps that move the orders that fit the condition and have a status of $7: `moved` has their ids. $2 the move, $3
 * the new status, $4 the time, $5 when the next move is due, $6 the payment method, $8 to $10 who and why.
 */
const moveSteps = (condition: string): string => `
  moved as (
    update orders set status = $3, due_at = $5, payment_name = coalesce($6, payment_name),
           paid_at = case when $2::text in ('pay', 'pay_seat') then $4 else paid_at end,
           shipped_at = case when $2::text = 'ship' then $4 else shipped_at end,
           received_at = case when $2::text = 'receive' then $4 else received_at end,
           completed_at = case when $2::text in ('comment', 'refund_all') then $4 else completed_at end,
           cancelled_at = case when $2::text in ('cancel', 'fail_group') then $4 else cancelled_at end
     where ${condition} and status = any($7::text[])
       and (after_sale is null or $2::text not in ('receive', 'comment')) returning id
  ), move_noted as (
    insert into order_history (order_id, move, status, by_kind, by_id, reason, created_at)
    select id, $2::text, $3, $8, $9::bigint, $10, $4::timestamptz from moved
  )`

const move = statement('orders.move', `with ${moveSteps('id = any($1::bigint[])')} select id from moved`)
const pay = statement(
  'orders.pay_group',
  `with closed as (
     update order_groups set status = 'paid'
      where id = $1::bigint and status = 'open' and (pay_before > $4::timestamptz or $6 <> 'balance')
        and (collective_group_id is not null) = ($2::text = 'pay_seat') returning id
   ), ${moveSteps('group_id in (select id from closed)')}, ${sellSteps(
     `select l.sku_id, l.buy_num as n, l.order_id, l.pool_id, l.goods_id, l.store_id
        from moved join order_lines l on l.order_id = moved.id`,
     '$4',
   )}
   select (select count(*)::int from moved) as moved,
          (select count(*)::int from orders where group_id = $1::bigint) as orders, ${shortSkuIds} || ${shortPoolSkuIds} as short`,
)

export interface OrderMove extends Mover {
  move: MoveName
  at: Date
  reason?: string | undefined
  /** When the timer's next move is due. */
  due_at?: Date | null
  method?: PaymentMethod
}

/** What `moveSteps` needs from $2 on. */
function moveValues(it: OrderMove): unknown[] {
  const { from, to } = moves[it.move]
  const { at, due_at = null, method = null, by, by_id = null, reason = '' } = it
  return [it.move, to, at, due_at, method, from, by, by_id, reason]
}

/** Moves those of the orders whose status allows it, with a history row each; returns how many moved. */
export const moveOrders = async (tx: Tx, ids: readonly number[], it: OrderMove): Promise<number> =>
  (await tx.rows(move, [ids, ...moveValues(it)])).length

/**
 * Closes an open group as paid, moves its orders, and sells their reserved stock, in one statement. The balance pays
 * before the deadline only; a provider may report a payment in time late. False when the group was not open, has a seat and
 * the move is `pay` or none and it is `pay_seat`, or an order could not move: then nothing may be committed. Throws an Error when the
 * stock was not reserved, which is a bug.
 */
export async function payGroup(tx: Tx, groupId: number, it: OrderMove): Promise<boolean> {
  const [paid] = await tx.rows<{ moved: number; orders: number; short: number[] }>(pay, [groupId, ...moveValues(it)])
  if (paid?.short.length) throw new Error(`sold more than was reserved of SKU ${paid.short.join(', ')}`)
  return paid !== undefined && paid.moved > 0 && paid.moved === paid.orders
}

export interface GroupLine {
  order_id: number
  store_id: number
  goods_id: number
  sku_id: number
  n: number
  pool_id: number | null
  user_id: number
}

const cancel = statement(
  'orders.cancel_group',
  `with closed as (
     update order_groups set status = 'cancelled' where id = $1 and status = 'open' returning id, group_no
   ), coupons_back as (
     ${returnCouponsStep(
       `array(select group_no from closed
               union all
              select o.order_no from closed join orders o on o.group_id = closed.id)`,
       '$2::timestamptz',
     )}
   )
   select l.order_id, l.store_id, l.goods_id, l.sku_id, l.buy_num as n, l.pool_id, o.user_id
     from closed join orders o on o.group_id = closed.id join order_lines l on l.order_id = o.id order by l.id`,
)

/**
 * Closes an open group as cancelled and gives its coupons back; returns the lines of its orders, or none when the group was
 * not open.
 */
export const closeGroup = (tx: Tx, groupId: number, at: Date): Promise<GroupLine[]> => tx.rows(cancel, [groupId, at])

const totals = statement(
  'orders.totals',
  'select id, total_cents, subsidy_cents from orders where group_id = $1 order by id',
)

interface OrderTotal {
  id: number
  total_cents: number
  subsidy_cents: number
}

/** The orders of a group with what the shopper and the platform pay. */
export const totalsOf = (tx: Tx, groupId: number): Promise<OrderTotal[]> => tx.rows(totals, [groupId])

const groupByNo = statement(
  'orders.group_by_no',
  'select id, group_no, status, total_cents, pay_before from order_groups where group_no = $1 and user_id = $2',
)
const billOfGroup = statement(
  'orders.lock_bill',
  `select b.*, (select collective_group_id is not null from order_groups where id = b.ref_id) as has_seat from (${lockBillSql(
    `kind = 'order_group' and ref_id = (select id from order_groups where group_no = $1 and user_id = $2)`,
  )}) b`,
)

export interface GroupRow {
  id: number
  group_no: string
  status: 'open' | 'paid' | 'cancelled'
  total_cents: number
  pay_before: Date
}

/** The bill of one of the shopper's groups, locked; `has_seat` for an order in a group buy. */
export const lockBillOf = (tx: Tx, userId: number, groupNo: string) =>
  tx.row<Bill & { has_seat: boolean }>(billOfGroup, [groupNo, userId])

/** One of the shopper's groups by its number. */
export const ownGroup = (db: Db, userId: number, groupNo: string) => db.row<GroupRow>(groupByNo, [groupNo, userId])

const groupOfId = statement(
  'orders.group_by_id',
  'select id, group_no, status, total_cents, pay_before from order_groups where id = $1',
)
export const groupById = (db: Db, id: number) => db.row<GroupRow>(groupOfId, [id])

export interface MovingOrder {
  id: number
  group_id: number
  order_no: string
  status: OrderStage
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

/** One of the shopper's orders, not locked: moves are guarded updates, and cancelling locks the bill first. */
export const ownOrder = (db: Db, userId: number, id: number) => db.row<MovingOrder>(ofShopper, [id, userId])

/** An order of the store, or of any store for null, locked so that its parcels are packed one at a time. */
export const lockStoreOrder = (tx: Tx, storeId: number | null, id: number) =>
  tx.row<MovingOrder>(ofStore, [id, storeId])

const lockOfShopper = statement(
  'orders.lock_own_order',
  `select id, order_no, store_id, status, after_sale, received_at from orders where id = $1 and user_id = $2 for no key update`,
)
/** One of the shopper's orders, locked, with what decides whether its lines can be commented on. */
export const lockOwnOrder = (tx: Tx, userId: number, id: number) =>
  tx.row<CommentedOrder & { id: number; order_no: string; store_id: number }>(lockOfShopper, [id, userId])

/** An order of any store, not locked. */
export const orderById = (db: Db, id: number) => db.row<MovingOrder>(byId, [id])
