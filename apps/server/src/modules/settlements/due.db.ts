import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { completedSql, receivedSql, toSettle } from '../orders/settle.sql.ts'
import type { Run } from './runs.db.ts'
import type { SettlingOrder } from './settlement.ts'

/** Orders that can be settled; $1 and $2 the latest completion and receipt. */
const due = `${toSettle} and ${completedSql} <= $1 and ${receivedSql} <= $2`

const stores = statement(
  'settlements.due_stores',
  `select distinct store_id from orders where ${due} order by store_id`,
)
const count = statement(
  'settlements.count_due',
  `select count(*)::int as n from (select from orders where ${due} limit $3) o`,
)
// Rows that a refund has locked are left to a later run, so that nobody waits here while holding other rows.
const lock = statement(
  'settlements.lock_due',
  `select id from orders where store_id = $3 and ${due} and id <> all($4::bigint[])
    order by ${receivedSql}, id limit $5 for no key update skip locked`,
)
const sharesOfLine = `(
              select coalesce(json_agg(json_build_object('id', s.id, 'user_id', s.user_id, 'rate_bp', s.rate_bp) order by s.level), '[]')
                from distribution_shares s where s.line_id = l.id)`
// A statement of its own: it sees what a refund had committed before the row was locked. What was paid is what shopper and
// platform paid, and what was refunded what went back to both (rules §8).
const read = statement(
  'settlements.read_due',
  `select o.id, o.order_no, o.total_cents + o.subsidy_cents as total_cents,
          o.refunded_cents + o.refunded_subsidy_cents as refunded_cents, (
            select json_agg(json_build_object('id', l.id, 'paid_cents', l.paid_cents + l.subsidy_cents,
                                              'refunded_cents', l.refunded_cents + l.refunded_subsidy_cents,
                                              'commission_bp', l.commission_bp, 'commission_scope', l.commission_scope, 'shares', ${sharesOfLine})
                            order by l.id)
              from order_lines l where l.order_id = o.id) as lines
     from orders o where o.id = any($1::bigint[]) order by o.id`,
)

const untilOf = ({ completed_until, received_until }: Pick<Run, 'completed_until' | 'received_until'>) => [
  completed_until,
  received_until,
]

/** The stores that have orders to settle, by id. */
export const dueStores = async (db: Db, run: Run): Promise<number[]> =>
  (await db.rows<{ store_id: number }>(stores, untilOf(run))).map(({ store_id }) => store_id)

/** How many orders can be settled, counted up to a limit. */
export const countDue = async (
  db: Db,
  until: Pick<Run, 'completed_until' | 'received_until'>,
  limit: number,
): Promise<number> => (await db.row<{ n: number }>(count, [...untilOf(until), limit]))?.n ?? 0

/** Some orders of a store that the run settles, locked, without those of `skip`. */
export async function lockDueOrders(
  tx: Tx,
  run: Run,
  { store_id, skip, limit }: { store_id: number; skip: readonly number[]; limit: number },
): Promise<SettlingOrder[]> {
  const locked = await tx.rows<{ id: number }>(lock, [...untilOf(run), store_id, skip, limit])
  if (!locked.length) return []
  return tx.rows<SettlingOrder>(read, [locked.map(({ id }) => id)])
}
