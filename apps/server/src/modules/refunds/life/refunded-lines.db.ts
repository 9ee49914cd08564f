import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { SubsidizedLine } from '../amounts.ts'

/** A line of a request with the current state of its order line. */
export interface LineOfRefund extends SubsidizedLine {
  /** Of the order line. */
  id: number
  goods_id: number
  store_id: number
  /** What comes back: the SKU that was sent last. */
  sku_id: number
  /** The pool of the activity that sold it; null for the ordinary stock. */
  pool_id: number | null
  /** It is shipped. */
  is_sent: boolean
  /** The requested pieces. */
  n: number
  amount_cents: number
  most_cents: number
  /** Whether it had been shipped at the time of the request. */
  was_sent: boolean
  replacement_sku_id: number | null
}

const lines = statement(
  'refunds.lines',
  `select l.id, l.goods_id, l.store_id, l.pool_id, l.buy_num, l.paid_cents, l.refunded_num, l.refunded_cents,
          l.subsidy_cents, l.refunded_subsidy_cents,
          l.parcel_id is not null as is_sent, f.buy_num as n, f.amount_cents, f.most_cents, f.is_sent as was_sent,
          f.replacement_sku_id,
          coalesce((select e.replacement_sku_id from refund_lines e join refunds x on x.id = e.refund_id
                     where e.order_line_id = l.id and x.status = 'exchanged' order by x.ended_at desc limit 1), l.sku_id) as sku_id
     from refund_lines f join order_lines l on l.id = f.order_line_id where f.refund_id = $1 order by l.id`,
)
/** The lines of a request, in the order of the order. */
export const linesOfRefund = (db: Db, refundId: number) => db.rows<LineOfRefund>(lines, [refundId])

const setAmounts = statement(
  'refunds.set_amounts',
  `with set_lines as (
     update refund_lines f set amount_cents = t.cents, most_cents = greatest(f.most_cents, t.cents), refunded_num = t.pieces
       from unnest((select $2::bigint[]), (select $3::bigint[]), (select $7::int[])) as t(id, cents, pieces)
      where f.refund_id = $1 and f.order_line_id = t.id
   )
   update refunds set goods_cents = $4, freight_cents = $5, payment_refund_id = $6 where id = $1`,
)
export interface PaidAmounts {
  lines: readonly { id: number; cents: number; pieces: number }[]
  freight_cents: number
  payment_refund_id: number | null
}
/** Writes down what went back for a request that is refunded. */
export const setPaidAmounts = (tx: Tx, id: number, { lines: of, freight_cents, payment_refund_id }: PaidAmounts) => {
  const goods = of.reduce((sum, { cents }) => sum + cents, 0)
  const amounts = [of.map((l) => l.id), of.map((l) => l.cents)]
  return tx.rows(setAmounts, [id, ...amounts, goods, freight_cents, payment_refund_id, of.map((l) => l.pieces)])
}
