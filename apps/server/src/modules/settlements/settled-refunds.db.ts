import { statement, type Tx } from '../../kernel/db/db.ts'

// The caller has locked the order, so nobody changes these rows meanwhile.
const takeBack = statement(
  'settlements.take_back',
  `with part as (
     select * from unnest($2::bigint[], $3::bigint[]) as p(order_line_id, cents)
   ), changed as (
     update settled_lines l
        set refunded_cents = l.refunded_cents + part.cents,
            returned_cents = l.commission_cents - (l.base_cents - l.refunded_cents - part.cents) * l.rate_bp / 10000
       from part where l.order_line_id = part.order_line_id and l.order_id = $1
     returning l.order_line_id, l.returned_cents
   )
   select exists (select from settled_orders where order_id = $1) as is_settled,
          coalesce(sum(changed.returned_cents - before.returned_cents), 0)::bigint as returned_cents
     from changed join settled_lines before using (order_line_id)`,
)

/**
 * Notes refunds of lines of a settled order and gives the part of their commission that comes back: what was taken less
 * what would be taken of the rest, in cents. Null for an order that is not settled.
 */
export async function returnCommission(
  tx: Tx,
  orderId: number,
  lines: readonly { order_line_id: number; amount_cents: number }[],
): Promise<number | null> {
  const values = [orderId, lines.map((line) => line.order_line_id), lines.map((line) => line.amount_cents)]
  const row = await tx.row<{ is_settled: boolean; returned_cents: number }>(takeBack, values)
  return row?.is_settled ? row.returned_cents : null
}
