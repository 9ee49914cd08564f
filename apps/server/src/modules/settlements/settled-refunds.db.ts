import { statement, type Tx } from '../../kernel/db/db.ts'
import type { PaidShare, TakenBack } from './take-back.ts'

// The caller has locked the order, so nobody changes these rows meanwhile.
const returnAll = statement(
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
          coalesce(json_agg(json_build_array(order_line_id, changed.returned_cents - before.returned_cents)), '[]') as returned
     from changed join settled_lines before using (order_line_id)`,
)

/**
 * Notes refunds of lines of a settled order and gives the part of their commission that comes back, by order line: what was
 * taken less what would be taken of the rest, in cents. Null for an order that is not settled.
 */
export async function returnCommission(
  tx: Tx,
  orderId: number,
  lines: readonly { order_line_id: number; amount_cents: number }[],
): Promise<Map<number, number> | null> {
  const values = [orderId, lines.map((line) => line.order_line_id), lines.map((line) => line.amount_cents)]
  const row = await tx.row<{ is_settled: boolean; returned: [number, number][] }>(returnAll, values)
  return row?.is_settled ? new Map(row.returned) : null
}

const paidShares = statement(
  'settlements.paid_shares',
  `select f.line_id, p.share_id, f.user_id, p.rate_bp, p.base_cents, p.commission_cents, p.refunded_cents, p.returned_cents
     from settled_shares p join distribution_shares f on f.id = p.share_id
    where p.order_id = $1 and f.line_id = any($2::bigint[]) order by f.line_id, f.level`,
)
/** What referrers got of lines of a settled order, by order line, the nearest to the buyer first. */
export async function paidSharesOf(tx: Tx, orderId: number, lineIds: readonly number[]) {
  const rows = await tx.rows<PaidShare & { line_id: number }>(paidShares, [orderId, lineIds])
  return Map.groupBy(rows, ({ line_id }) => line_id)
}

const noteAll = statement(
  'settlements.note_taken_back',
  `update settled_shares s set refunded_cents = s.refunded_cents + t.refunded, returned_cents = s.returned_cents + t.taken
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as t(share_id, refunded, taken) where s.share_id = t.share_id`,
)
/** Writes down what was taken back of shares. */
export const noteTakenBack = (tx: Tx, taken: readonly TakenBack[]) =>
  tx.rows(noteAll, [
    taken.map(({ share_id }) => share_id),
    taken.map(({ refunded_cents }) => refunded_cents),
    taken.map(({ taken_cents }) => taken_cents),
  ])
