import type { LocalText } from '@fangshi/contract/locale'
import type { ShownRefundReason } from '@fangshi/contract/refund-reasons'
import {
  refundTabStatuses,
  type RefundEvent,
  type RefundKind,
  type RefundStatus,
  type RefundTab,
} from '@fangshi/contract/refund-states'
import type { OrderStatus, PaymentMethod } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'
import type { BoughtRow } from '../../orders/schema.ts'
import type { RefundActor } from '../life/refund.ts'

/** A request with the fields that every list shows. */
export interface ShownRefund {
  id: number
  refund_no: string
  kind: RefundKind
  status: RefundStatus
  reason: ShownRefundReason
  remark: string
  images: string[]
  order_id: number
  order_no: string
  store_id: number
  store_name: LocalText
  nickname: string
  goods_cents: number
  freight_cents: number
  due_at: Date | null
  created_at: Date
  ended_at: Date | null
  payment_refund_id: number | null
  is_sent_back: boolean
}
const columns = `r.id, r.refund_no, r.kind, r.status, r.reason, r.remark, r.images, r.order_id, o.order_no, r.store_id,
       s.store_name, u.nickname, r.goods_cents, r.freight_cents, r.due_at, r.created_at, r.ended_at, r.payment_refund_id,
       exists (select from refund_parcels p where p.refund_id = r.id and p.direction = 'back') as is_sent_back
  from refunds r join orders o on o.id = r.order_id join stores s on s.id = r.store_id join users u on u.id = r.user_id`
const byIds = statement('refunds.shown', `select ${columns} where r.id = any($1::bigint[]) order by r.id desc`)
/** Requests by their ids, the newest first. */
export const shownRefunds = (db: Db, ids: readonly number[]) => db.rows<ShownRefund>(byIds, [ids])

const page = statement(
  'refunds.own_page',
  `select id from refunds
    where user_id = $1 and ($2::bigint is null or order_id = $2) and ($3::text[] is null or status = any($3))
    order by id desc limit $4 offset $5`,
)
const { your_turn, in_progress, finished } = refundTabStatuses
const count = statement(
  'refunds.own_count',
  `select count(*)::int as all, count(*) filter (where status = any($3))::int as your_turn,
          count(*) filter (where status = any($4))::int as in_progress, count(*) filter (where status = any($5))::int as finished
     from refunds where user_id = $1 and ($2::bigint is null or order_id = $2)`,
)
export interface OwnFilter {
  order_id: number | null
  tab: RefundTab
}
/** The ids of a page of the shopper's requests, the newest first. */
export const ownPage = async (db: Db, userId: number, { order_id, tab }: OwnFilter, limit: number, offset: number) => {
  const statuses = tab === 'all' ? null : refundTabStatuses[tab]
  const rows = await db.rows<{ id: number }>(page, [userId, order_id, statuses, limit, offset])
  return rows.map(({ id }) => id)
}
/** How many requests of the shopper, or of one order, each tab holds. */
export const countOwn = async (db: Db, userId: number, orderId: number | null) =>
  (await db.row(count, [userId, orderId, your_turn, in_progress, finished])) as Record<RefundTab, number>

/** A line of a request as it is shown. */
export interface ShownLine extends BoughtRow {
  refund_id: number
  price_cents: number
  n: number
  amount_cents: number
  most_cents: number
  is_sent: boolean
  replacement_sku_id: number | null
  replacement_name: LocalText | null
  line_num: number
  line_total_cents: number
  line_paid_cents: number
  line_refunded_num: number
  line_refunded_cents: number
}
const lines = statement(
  'refunds.shown_lines',
  `select f.refund_id, l.id, l.goods_id, l.sku_id, l.goods_name, l.sku_name, l.goods_image, l.price_cents, f.buy_num as n,
          f.amount_cents, f.most_cents, f.is_sent, f.replacement_sku_id, f.replacement_name, l.buy_num as line_num,
          l.total_cents as line_total_cents, l.paid_cents as line_paid_cents, l.refunded_num as line_refunded_num,
          l.refunded_cents as line_refunded_cents
     from refund_lines f join order_lines l on l.id = f.order_line_id where f.refund_id = any($1::bigint[]) order by l.id`,
)
/** The lines of requests, by request. */
export const shownLines = async (db: Db, ids: readonly number[]): Promise<Map<number, ShownLine[]>> =>
  Map.groupBy(await db.rows<ShownLine>(lines, [ids]), ({ refund_id }) => refund_id)

export interface LogRow {
  id: number
  event: RefundEvent
  status: RefundStatus
  by_kind: RefundActor
  message: string
  images: string[]
  created_at: Date
}
const logs = statement(
  'refunds.logs',
  'select id, event, status, by_kind, message, images, created_at from refund_logs where refund_id = $1 order by id',
)
export const logOf = (db: Db, id: number) => db.rows<LogRow>(logs, [id])

/** What the single view adds of order, store and payment. */
export interface Surroundings {
  order_no: string
  shown_status: OrderStatus
  order_goods_cents: number
  order_freight_cents: number
  discount_cents: number
  total_cents: number
  refunded_cents: number
  payment_name: PaymentMethod | null
  paid_at: Date | null
  shipped_at: Date | null
  received_at: Date | null
  created_at: Date
  receive_name: string
  receive_tel: string
  receive_area: string
  receive_address: string
  store_name: LocalText
  store_tel: string
  store_area: string
  store_address: string
  payout_status: 'due' | 'processing' | 'paid' | 'refused' | null
  payout_channel: PaymentMethod | null
  payout_cents: number | null
  payout_at: Date | null
}
const around = statement(
  'refunds.surroundings',
  `select o.order_no, o.shown_status, o.goods_cents as order_goods_cents, o.freight_cents as order_freight_cents, o.discount_cents,
          o.total_cents, o.refunded_cents, o.payment_name, o.paid_at, o.shipped_at, o.received_at, o.created_at,
          o.receive_name, o.receive_tel, o.receive_area, o.receive_address, s.store_name, s.store_mobile as store_tel,
          s.area_info as store_area, s.store_address, p.status as payout_status, p.channel as payout_channel,
          p.amount_cents as payout_cents, p.paid_at as payout_at
     from refunds r join orders o on o.id = r.order_id join stores s on s.id = r.store_id
     left join payment_refunds p on p.id = r.payment_refund_id where r.id = $1`,
)
export const surroundingsOf = async (db: Db, id: number) => (await db.row<Surroundings>(around, [id])) as Surroundings
