import { statement, type Db } from '../../../kernel/db/db.ts'

/** What an order still has, for freight and for its end. */
export interface OrderTotals {
  /** Pieces that are not refunded. */
  unrefunded_num: number
  is_part_sent: boolean
  freight_cents: number
  is_settled: boolean
}

const totals = statement(
  'refunds.order_totals',
  `select sum(l.buy_num - l.refunded_num)::int as unrefunded_num, bool_or(l.parcel_id is not null) as is_part_sent,
          o.freight_cents, o.settled_at is not null as is_settled
     from orders o join order_lines l on l.order_id = o.id where o.id = $1 group by o.id`,
)
export const orderTotals = async (db: Db, orderId: number) =>
  (await db.row<OrderTotals>(totals, [orderId])) as OrderTotals
