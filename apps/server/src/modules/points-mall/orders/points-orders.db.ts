import type { LocalText } from '@fangshi/contract/locale'
import type { PointsOrderStatus } from '@fangshi/contract/points-order-states'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { lockBillSql, openBillStep, type Bill } from '../../payments/bill.sql.ts'
import { pointsOrderMoves, type PointsOrderMove } from './points-order.ts'

/** An order of points goods; amounts in points and cents. */
export interface PointsOrderRow {
  id: number
  order_no: string
  user_id: number
  goods_id: number
  goods_name: LocalText
  goods_image: string
  points: number
  cash_cents: number
  buy_num: number
  total_points: number
  total_cash_cents: number
  status: PointsOrderStatus
  receive_name: string
  receive_tel: string
  receive_area: string
  receive_address: string
  remark: string
  delivery_name: LocalText | null
  delivery_no: string
  cancel_reason: string
  pay_before: Date | null
  shipped_at: Date | null
  created_at: Date
}

const columns = `o.id, o.order_no, o.user_id, o.goods_id, o.goods_name, o.goods_image, o.points, o.cash_cents, o.buy_num,
  o.total_points, o.total_cash_cents, o.status, o.receive_name, o.receive_tel, o.receive_area, o.receive_address, o.remark,
  e.name as delivery_name, o.delivery_no, o.cancel_reason, o.pay_before, o.shipped_at, o.created_at`
const tables = 'points_orders o left join expresses e on e.code = o.delivery_code'
const byId = statement('points_mall.order', `select ${columns} from ${tables} where o.id = $1`)
const own = statement('points_mall.own_order', `select ${columns} from ${tables} where o.id = $1 and o.user_id = $2`)
const ownByNo = statement(
  'points_mall.own_order_by_no',
  `select ${columns} from ${tables} where o.order_no = $1 and o.user_id = $2`,
)
const page = statement(
  'points_mall.own_orders',
  `select ${columns} from ${tables} where o.user_id = $1 order by o.id desc limit $2 offset $3`,
)
const total = statement(
  'points_mall.count_own_orders',
  'select count(*)::int as n from points_orders where user_id = $1',
)

export const pointsOrderById = (db: Db, id: number) => db.row<PointsOrderRow>(byId, [id])
export const ownPointsOrder = (db: Db, userId: number, id: number) => db.row<PointsOrderRow>(own, [id, userId])
export const ownPointsOrderByNo = (db: Db, userId: number, orderNo: string) =>
  db.row<PointsOrderRow>(ownByNo, [orderNo, userId])

/** One page of the shopper's orders, newest first, and how many there are. */
export async function ownPointsOrders(db: Db, userId: number, at: { limit: number; offset: number }) {
  const rows = await db.rows<PointsOrderRow>(page, [userId, at.limit, at.offset])
  return { rows, total: (await db.row<{ n: number }>(total, [userId]))?.n ?? 0 }
}

const insert = statement(
  'points_mall.insert_order',
  `with placed as (
     insert into points_orders (order_no, user_id, goods_id, goods_name, goods_image, points, cash_cents, buy_num,
            total_points, total_cash_cents, status, receive_name, receive_tel, receive_area, receive_address, remark,
            pay_before, paid_at, created_at)
     select $1, $2, g.id, g.name, g.images[1], g.points, g.cash_cents, $4::int, g.points * $4::int, g.cash_cents * $4::int,
            case when g.cash_cents > 0 then 'waiting_payment' else 'waiting_delivery' end, $5, $6, $7, $8, $9,
            case when g.cash_cents > 0 then $10::timestamptz end, case when g.cash_cents = 0 then $11::timestamptz end,
            $11::timestamptz
       from points_goods g where g.id = $3
     returning id, order_no, user_id, total_cash_cents, created_at
   ), billed as (
     ${openBillStep(`select 'points_order', id, user_id, total_cash_cents, order_no, created_at from placed where total_cash_cents > 0`)}
   )
   select id from placed`,
)

export interface NewPointsOrder {
  order_no: string
  user_id: number
  goods_id: number
  buy_num: number
  receive: { name: string; tel: string; area: string; address: string }
  remark: string
  /** Until when a cash part can be paid. */
  pay_before: Date
  at: Date
}

/** Writes an order at the prices of its goods, which the caller has locked, with the bill of its cash part; gives its id. */
export async function insertPointsOrder(tx: Tx, { receive, ...it }: NewPointsOrder): Promise<number> {
  const row = await tx.row<{ id: number }>(insert, [
    it.order_no,
    it.user_id,
    it.goods_id,
    it.buy_num,
    receive.name,
    receive.tel,
    receive.area,
    receive.address,
    it.remark,
    it.pay_before,
    it.at,
  ])
  return (row as { id: number }).id
}

const move = statement(
  'points_mall.move',
  `update points_orders
      set status = $2, due_at = $5,
          paid_at = case when $3 = 'pay' then $4 else paid_at end,
          shipped_at = case when $3 = 'ship' then $4 else shipped_at end,
          delivery_code = case when $3 = 'ship' then $7 else delivery_code end,
          delivery_no = case when $3 = 'ship' then $8 else delivery_no end,
          completed_at = case when $3 = 'receive' then $4 else completed_at end,
          cancelled_at = case when $3 in ('cancel_unpaid', 'cancel') then $4 else cancelled_at end,
          cancel_reason = case when $3 in ('cancel_unpaid', 'cancel') then $9 else cancel_reason end
    where id = $1 and status = any($6::text[]) returning id`,
)

export interface PointsOrderMoved {
  move: PointsOrderMove
  at: Date
  due_at?: Date
  parcel?: { delivery_code: string; delivery_no: string }
  reason?: string
}

/** Moves an order whose status allows it; false when it does not. */
export async function movePointsOrderRow(tx: Tx, id: number, it: PointsOrderMoved): Promise<boolean> {
  const { from, to } = pointsOrderMoves[it.move]
  const { at, due_at = null, parcel, reason = '' } = it
  const values = [id, to, it.move, at, due_at, from, parcel?.delivery_code ?? null, parcel?.delivery_no ?? '', reason]
  return (await tx.rows(move, values)).length === 1
}

const bill = statement(
  'points_mall.lock_bill',
  lockBillSql(`kind = 'points_order' and ref_id = (select id from points_orders where order_no = $1 and user_id = $2)`),
)
/** The bill of one of the shopper's orders, locked. */
export const lockPointsBill = (tx: Tx, userId: number, orderNo: string) => tx.row<Bill>(bill, [orderNo, userId])

const unpaid = statement(
  'points_mall.unpaid',
  `select id, pay_before from points_orders
    where status = 'waiting_payment' and pay_before <= $1 and id > $2 order by id limit $3`,
)
const due = statement(
  'points_mall.due',
  `select id from points_orders where due_at <= $1 and id > $2 order by id limit $3`,
)
/** Unpaid orders whose time is up, with ids after the given one. */
export const unpaidPointsOrders = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<{ id: number; pay_before: Date }>(unpaid, [now, after, limit])
/** Orders that are due to be received, with ids after the given one. */
export const duePointsOrders = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<{ id: number }>(due, [now, after, limit])

const open = statement(
  'points_mall.has_open',
  `select exists (select from points_orders where user_id = $1 and status not in ('completed', 'cancelled')) as found`,
)
export const hasOpenPointsOrders = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row<{ found: boolean }>(open, [userId]))?.found === true
