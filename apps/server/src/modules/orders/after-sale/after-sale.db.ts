import type { AfterSaleStatus } from '@fangshi/contract/status'
import { statement, type Tx } from '../../../kernel/db/db.ts'

const hold = statement(
  'orders.hold_lines',
  `update order_lines set open_refund_id = $2
    where order_id = $1 and id = any($3::bigint[]) and open_refund_id is null returning id`,
)
const free = statement(
  'orders.free_lines',
  'update order_lines set open_refund_id = null where order_id = $1 and open_refund_id = $2',
)
const begin = statement(
  'orders.begin_after_sale',
  'update orders set after_sale = $2, after_sale_since = coalesce(after_sale_since, $3) where id = $1',
)
// What was left of the time is left again.
const end = statement(
  'orders.end_after_sale',
  `update orders set due_at = due_at + ($2::timestamptz - after_sale_since), after_sale = null, after_sale_since = null
    where id = $1 and after_sale is not null`,
)

/** Keeps lines of a locked order for a request, which no other request has; false when one of them has another. */
export const holdLines = async (tx: Tx, orderId: number, refundId: number, lineIds: readonly number[]) =>
  (await tx.rows(hold, [orderId, refundId, lineIds])).length === lineIds.length

/** Gives up the lines that a request kept. */
export const freeLines = (tx: Tx, orderId: number, refundId: number) => tx.rows(free, [orderId, refundId])

/**
 * Shows a locked order as in after-sale, or for null as what it is. Its timers stand still meanwhile, and what was left
 * of their time begins again afterwards (rules §5).
 */
export const showAfterSale = (tx: Tx, orderId: number, shown: AfterSaleStatus | null, at: Date) =>
  shown ? tx.rows(begin, [orderId, shown, at]) : tx.rows(end, [orderId, at])

const addLines = statement(
  'orders.add_refunded_lines',
  `update order_lines l set refunded_num = l.refunded_num + r.n, refunded_cents = l.refunded_cents + r.cents,
          refunded_subsidy_cents = l.refunded_subsidy_cents + r.subsidy
     from unnest((select $2::bigint[]), (select $3::int[]), (select $4::bigint[]), (select $5::bigint[])) as r(id, n, cents, subsidy)
    where l.order_id = $1 and l.id = r.id`,
)
const addOrder = statement(
  'orders.add_refunded',
  `update orders set refunded_cents = refunded_cents + $2, refunded_subsidy_cents = refunded_subsidy_cents + $3 where id = $1`,
)
const left = statement(
  'orders.left_to_do',
  `select coalesce(bool_and(refunded_num = buy_num), false) as is_refunded,
          coalesce(bool_or(parcel_id is not null), false) as is_part_sent,
          coalesce(bool_and(parcel_id is not null or refunded_num = buy_num), false) as is_sent
     from order_lines where order_id = $1`,
)

/** A line of which pieces or money go back. */
export interface RefundedLine {
  id: number
  /** Pieces that no longer count as sold. */
  n: number
  cents: number
  /** What goes back to the platform, in cents. */
  subsidy: number
}

/** Writes down what of a locked order went back. */
export async function addRefunded(tx: Tx, orderId: number, lines: readonly RefundedLine[], freight_cents: number) {
  const total = lines.reduce((sum, { cents }) => sum + cents, freight_cents)
  const subsidies = lines.reduce((sum, { subsidy }) => sum + subsidy, 0)
  await tx.rows(addLines, [
    orderId,
    lines.map(({ id }) => id),
    lines.map(({ n }) => n),
    lines.map(({ cents }) => cents),
    lines.map(({ subsidy }) => subsidy),
  ])
  await tx.rows(addOrder, [orderId, total, subsidies])
}

export interface LeftToDo {
  /** All its pieces went back. */
  is_refunded: boolean
  is_part_sent: boolean
  /** Nothing is left to be shipped. */
  is_sent: boolean
}

/** What is left of an order after a refund. */
export const leftToDo = async (tx: Tx, orderId: number) => (await tx.row<LeftToDo>(left, [orderId])) as LeftToDo
