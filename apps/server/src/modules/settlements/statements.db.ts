import { statement, type Tx } from '../../kernel/db/db.ts'
import { markSettledStep } from '../orders/settle.sql.ts'
import type { Run } from './runs.db.ts'
import type { OrderSettlement } from './settlement.ts'

export interface GrowingStatement {
  id: number
  last_posting_id: number
}

const grow = statement(
  'settlements.grow',
  `insert into settlement_statements (run_id, store_id, settlement_no, opening_money_cents, opening_debt_cents,
          closing_money_cents, closing_debt_cents, after_posting_id, last_posting_id, created_at)
   select $1, $2::bigint, $3, coalesce(before.closing_money_cents, 0), coalesce(before.closing_debt_cents, 0),
          coalesce(before.closing_money_cents, 0), coalesce(before.closing_debt_cents, 0),
          coalesce(before.last_posting_id, 0), coalesce(before.last_posting_id, 0), $4::timestamptz
     from (select) one left join lateral (
       select * from settlement_statements where store_id = $2::bigint and run_id < $1 order by id desc limit 1) before on true
       on conflict (run_id, store_id) do update set state = 'open' returning id, last_posting_id`,
)

/** The statement of a store in a run, locked; the first batch of orders makes it, opening with what the one before closed. */
export const lockStatement = async (tx: Tx, run: Run, storeId: number, at: Date): Promise<GrowingStatement> =>
  (await tx.row<GrowingStatement>(grow, [run.id, storeId, run.settlement_no, at])) as GrowingStatement

const add = statement(
  'settlements.add',
  `update settlement_statements
      set orders = orders + $2::int, paid_cents = paid_cents + $3::bigint, refunded_cents = refunded_cents + $4::bigint,
          commission_cents = commission_cents + $5::bigint, settled_cents = settled_cents + $6::bigint,
          debt_paid_cents = debt_paid_cents + $7::bigint, other_cents = other_cents + $8::bigint,
          closing_money_cents = $9::bigint, closing_debt_cents = $10::bigint, last_posting_id = $11::bigint,
          distribution_cents = distribution_cents + $12::bigint
    where id = $1`,
)

export interface StatementGrowth {
  orders: readonly OrderSettlement[]
  debt_paid_cents: number
  other_cents: number
  money_cents: number
  debt_cents: number
  last_posting_id: number
}

/** Adds settled orders to a statement, and what else changed the store's money meanwhile. */
export async function addToStatement(tx: Tx, id: number, growth: StatementGrowth): Promise<void> {
  const { orders } = growth
  const sum = (
    field: 'paid_cents' | 'refunded_cents' | 'commission_cents' | 'distribution_cents' | 'settled_cents',
  ): number => orders.reduce((total, order) => total + order[field], 0)
  await tx.rows(add, [
    id,
    orders.length,
    sum('paid_cents'),
    sum('refunded_cents'),
    sum('commission_cents'),
    sum('settled_cents'),
    growth.debt_paid_cents,
    growth.other_cents,
    growth.money_cents,
    growth.debt_cents,
    growth.last_posting_id,
    sum('distribution_cents'),
  ])
}

const note = statement(
  'settlements.note',
  `with marked as (
     ${markSettledStep('$4::bigint[]', '$5::timestamptz')}
   ), noted as (
     insert into settled_orders (order_id, store_id, statement_id, paid_cents, refunded_cents, commission_cents, distribution_cents,
                                 settled_cents)
     select o.order_id, $1::bigint, $2::bigint, o.paid_cents, o.refunded_cents, o.commission_cents, o.distribution_cents,
            o.settled_cents
       from json_to_recordset($3::json) as o(order_id bigint, paid_cents bigint, refunded_cents bigint,
            commission_cents bigint, distribution_cents bigint, settled_cents bigint) join marked on marked.id = o.order_id
   ), lined as (
     insert into settled_lines (order_line_id, order_id, scope, rate_bp, base_cents, commission_cents)
     select l.order_line_id, o.order_id, l.scope, l.rate_bp, l.base_cents, l.commission_cents
       from json_to_recordset($3::json) as o(order_id bigint, lines json) join marked on marked.id = o.order_id
      cross join json_to_recordset(o.lines) as l(order_line_id bigint, scope text, rate_bp int, base_cents bigint,
            commission_cents bigint)
   ), shared as (
     insert into settled_shares (share_id, order_id, rate_bp, base_cents, commission_cents)
     select s.share_id, o.order_id, s.rate_bp, s.base_cents, s.commission_cents
       from json_to_recordset($3::json) as o(order_id bigint, shares json) join marked on marked.id = o.order_id
      cross join json_to_recordset(o.shares) as s(share_id bigint, rate_bp int, base_cents bigint, commission_cents bigint)
   )
   select count(*)::int as n from marked`,
)

/** Marks orders as settled and notes their amounts in the statement. Throws an Error where one is settled already. */
export async function noteSettled(
  tx: Tx,
  { store_id, statement_id, at }: { store_id: number; statement_id: number; at: Date },
  orders: readonly OrderSettlement[],
): Promise<void> {
  const ids = orders.map(({ order_id }) => order_id)
  const marked = await tx.row<{ n: number }>(note, [store_id, statement_id, JSON.stringify(orders), ids, at])
  if (marked?.n !== orders.length) throw new Error(`an order of store ${store_id} was settled already`)
}

const nonEmptyEscrow = statement(
  'settlements.held',
  `select owner_id as order_id, balance from ledger_accounts
    where owner_kind = 'order' and kind = 'escrow' and owner_id = any($1::bigint[]) and balance <> 0 limit 1`,
)

/** Throws an Error unless the escrow of every order is exactly zero, as it is after its settlement (rules §8). */
export async function requireEmptyEscrow(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const left = await tx.row<{ order_id: number; balance: number }>(nonEmptyEscrow, [orderIds])
  if (left) throw new Error(`the escrow of order ${left.order_id} would keep ${left.balance} after its settlement`)
}
