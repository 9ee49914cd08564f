import type { CollectiveGroupState } from '@fangshi/contract/collective-shapes'
import type { LocalText } from '@fangshi/contract/locale'
import type { AfterSaleStatus, OrderStage, OrderStatus, PaymentMethod } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'
import type { BoughtRow } from '../schema.ts'

export interface OrderRow {
  id: number
  order_no: string
  group_no: string
  status: OrderStage
  shown_status: OrderStatus
  store_id: number
  store_name: LocalText
  store_logo: string
  goods_cents: number
  freight_cents: number
  discount_cents: number
  total_cents: number
  refunded_cents: number
  pay_before: Date
  due_at: Date | null
  receipt_extended_at: Date | null
  after_sale: AfterSaleStatus | null
  received_at: Date | null
  created_at: Date
  /** The group of its seat; null for an ordinary order. */
  collective: {
    id: number
    goods_id: number
    group_no: string
    state: CollectiveGroupState
    people: number
    joined: number
    /** Seconds since 1970; null while it is founding. */
    expires_s: number | null
  } | null
}

export interface LineRow extends BoughtRow {
  order_id: number
  price_cents: number
  buy_num: number
  total_cents: number
  /** What was paid for it, after its shares of the discounts. */
  paid_cents: number
  /** Null until it has shipped. */
  parcel_id: number | null
  refunded_num: number
  refunded_cents: number
  open_refund_id: number | null
  commented_at: Date | null
}

/** Half open: from ≤ placed < before. `like` is a pattern for the number and the goods' names. */
export interface OrderFilter {
  statuses: readonly OrderStatus[] | null
  like: string | null
  from: Date | null
  before: Date | null
}

const columns = `o.id, o.order_no, g.group_no, o.status, o.shown_status, o.store_id, s.store_name, s.store_logo, o.goods_cents,
       o.freight_cents, o.discount_cents, o.total_cents, o.refunded_cents, g.pay_before, o.due_at,
       o.receipt_extended_at, o.after_sale, o.received_at, o.created_at, (
         select json_build_object('id', cg.collective_id, 'goods_id', cg.goods_id, 'group_no', cg.group_no, 'state', cg.state,
                  'people', cg.people, 'expires_s', extract(epoch from cg.expires_at), 'joined', (
                    select count(*) from collective_seats t where t.group_id = cg.id and t.state in ('paid', 'returned')))
           from collective_groups cg where cg.id = g.collective_group_id) as collective`
const from = 'from orders o join order_groups g on g.id = o.group_id join stores s on s.id = o.store_id'
const matching = `o.user_id = $1 and ($2::text[] is null or o.shown_status = any($2))
  and ($3::timestamptz is null or o.created_at >= $3) and ($4::timestamptz is null or o.created_at < $4)
  and ($5::text is null or o.order_no like $5 or exists (
    select from order_lines l where l.order_id = o.id and (l.goods_name->>'zh-cn' ilike $5 or l.goods_name->>'en' ilike $5)))`

const page = statement(
  'orders.page',
  `select ${columns} ${from} where ${matching} order by o.id desc limit $6 offset $7`,
)
const total = statement('orders.total', `select count(*)::int as n from orders o where ${matching}`)
const byStatus = statement(
  'orders.by_status',
  'select shown_status as status, count(*)::int as n from orders where user_id = $1 group by shown_status',
)
const ofGroup = statement('orders.of_group', `select ${columns} ${from} where o.group_id = $1 order by o.id`)
const lines = statement(
  'orders.lines',
  `select id, order_id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num, total_cents,
          paid_cents, parcel_id, refunded_num, refunded_cents, open_refund_id, commented_at
     from order_lines where order_id = any($1::bigint[]) order by id`,
)

const values = (userId: number, filter: OrderFilter): unknown[] => [
  userId,
  filter.statuses,
  filter.from,
  filter.before,
  filter.like,
]

/** A page of the shopper's orders, newest first. */
export const ordersPage = (db: Db, userId: number, filter: OrderFilter, limit: number, offset: number) =>
  db.rows<OrderRow>(page, [...values(userId, filter), limit, offset])

export const countOrders = async (db: Db, userId: number, filter: OrderFilter): Promise<number> =>
  (await db.row<{ n: number }>(total, values(userId, filter)))?.n ?? 0

/** Counts the shopper's orders by status. */
export const countByStatus = async (db: Db, userId: number): Promise<Map<OrderStatus, number>> =>
  new Map((await db.rows<{ status: OrderStatus; n: number }>(byStatus, [userId])).map(({ status, n }) => [status, n]))

export const ordersOfGroup = (db: Db, groupId: number) => db.rows<OrderRow>(ofGroup, [groupId])

/** The lines of orders, by order id. */
export async function linesByOrder(db: Db, orderIds: readonly number[]): Promise<Map<number, LineRow[]>> {
  const found = new Map<number, LineRow[]>(orderIds.map((id) => [id, []]))
  if (!orderIds.length) return found
  for (const line of await db.rows<LineRow>(lines, [orderIds])) found.get(line.order_id)?.push(line)
  return found
}

export interface DetailRow extends OrderRow {
  receive_name: string
  receive_tel: string
  receive_province: string
  receive_area: string
  receive_address: string
  remark: string
  payment_name: PaymentMethod | null
  paid_at: Date | null
  shipped_at: Date | null
  steps: unknown
}

const detail = statement(
  'orders.detail',
  `select ${columns}, o.receive_name, o.receive_tel, o.receive_province, o.receive_area, o.receive_address, o.remark, o.payment_name,
          o.paid_at, o.shipped_at, o.steps
     ${from} where o.id = $1 and o.user_id = $2`,
)
const history = statement(
  'orders.history',
  'select status, by_kind, reason, created_at from order_history where order_id = $1 order by id',
)

export interface HistoryRow {
  status: OrderStage
  by_kind: string
  reason: string
  created_at: Date
}

/** One of the shopper's orders with everything that its page shows. */
export const ownOrderDetail = (db: Db, userId: number, id: number) => db.row<DetailRow>(detail, [id, userId])

export const historyOf = (db: Db, orderId: number) => db.rows<HistoryRow>(history, [orderId])

const numbers = statement('orders.numbers', 'select id, order_no from orders where id = any($1::bigint[])')
/** Order numbers by order id. */
export async function orderNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = ids.length ? await db.rows<{ id: number; order_no: string }>(numbers, [ids]) : []
  return new Map(rows.map(({ id, order_no }) => [id, order_no]))
}
