import type { LocalText } from '@fangshi/contract/locale'
import type { OrderStage, OrderStatus, PaymentMethod } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'
import type { BoughtRow } from '../../orders/schema.ts'
import type { PaidLine } from '../amounts.ts'

/** The state of an order that decides which requests it allows. */
export interface OrderFacts {
  id: number
  order_no: string
  status: OrderStage
  shown_status: OrderStatus
  store_id: number
  store_name: LocalText
  user_id: number
  freight_cents: number
  payment_name: PaymentMethod | null
  received_at: Date | null
}

const facts = statement(
  'refunds.order_facts',
  `select o.id, o.order_no, o.status, o.shown_status, o.store_id, s.store_name, o.user_id, o.freight_cents, o.payment_name, o.received_at
     from orders o join stores s on s.id = o.store_id where o.id = $1 and ($2::bigint is null or o.user_id = $2)`,
)
/** An order, of one shopper where one is named. */
export const orderFacts = (db: Db, id: number, userId: number | null) => db.row<OrderFacts>(facts, [id, userId])

/** A line of an order as requests see it. */
export interface OrderedLine extends PaidLine, BoughtRow {
  price_cents: number
  is_sent: boolean
  open_refund_id: number | null
}
const lines = statement(
  'refunds.ordered_lines',
  `select id, goods_id, sku_id, goods_name, sku_name, goods_image, price_cents, buy_num, paid_cents, refunded_num,
          refunded_cents, parcel_id is not null as is_sent, open_refund_id
     from order_lines where order_id = $1 order by id`,
)
export const orderedLines = (db: Db, orderId: number) => db.rows<OrderedLine>(lines, [orderId])

/** A SKU that can be sent instead of another. */
export interface Replacement {
  /** The SKU that was bought. */
  for_sku_id: number
  sku_id: number
  name: LocalText
  image: string
  stock: number
}
const replacements = statement(
  'refunds.replacements',
  `select own.id as for_sku_id, s.id as sku_id, s.name, coalesce(nullif(s.image, ''), g.images[1]) as image, s.on_hand - s.reserved as stock
     from skus own join skus s on s.goods_id = own.goods_id and s.deleted_at is null
      and (s.id = own.id or s.price_cents = own.price_cents)
     join goods g on g.id = s.goods_id
    where own.id = any($1::bigint[]) order by own.id, s.id <> own.id, s.id`,
)
/** What can be sent instead of SKUs: the same, or another of the same goods at the same price; also those without stock. */
export const replacementsFor = (db: Db, skuIds: readonly number[]) => db.rows<Replacement>(replacements, [skuIds])
