import type { CommissionScope } from '@fangshi/contract/commission-rates'
import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import { statement, type Db } from '../../kernel/db/db.ts'
import { completedSql } from '../orders/settle.sql.ts'

const movements = statement(
  'settlements.movements',
  `select p.log_event as event, count(distinct p.transaction_id)::int as count, sum(p.amount)::bigint as amount
     from settlement_statements s
     join ledger_accounts a on a.owner_kind = 'store' and a.owner_id = s.store_id and a.kind in ('money', 'debt')
     join ledger_postings p on p.account_id = a.id and p.id > s.after_posting_id and p.id <= s.last_posting_id
    where s.id = $1 group by p.log_event order by p.log_event <> 'settlement', p.log_event`,
)

export interface MovementRow {
  event: LedgerEvent
  count: number
  amount: number
}

/** What changed the store's balance in the period of a statement, by event. */
export const movementsOf = (db: Db, statementId: number) => db.rows<MovementRow>(movements, [statementId])

const period = statement(
  'settlements.period',
  `select r.waiting_days, (
            select max(b.created_at) from settlement_statements b where b.store_id = s.store_id and b.run_id < s.run_id) as since
     from settlement_statements s join settlement_runs r on r.id = s.run_id where s.id = $1`,
)

/** When the period of a statement began, and how long its orders had waited. */
export const periodOf = async (db: Db, statementId: number) =>
  (await db.row<{ waiting_days: number; since: Date | null }>(period, [statementId])) as {
    waiting_days: number
    since: Date | null
  }

const orders = statement(
  'settlements.orders',
  `select o.order_id, x.order_no, ${completedSql} as completed_at, o.paid_cents, x.subsidy_cents, x.freight_cents, o.refunded_cents, o.commission_cents,
          o.distribution_cents, o.settled_cents, (
            select coalesce(json_agg(r), '[]') from (
              select l.scope, l.rate_bp, sum(l.base_cents)::bigint as base_cents, sum(l.commission_cents)::bigint as commission_cents
                from settled_lines l where l.order_id = o.order_id group by l.scope, l.rate_bp order by 2, 1) r) as rules, (
            select coalesce(json_agg(r), '[]') from (
              select f.level, p.rate_bp, sum(p.base_cents)::bigint as base_cents, sum(p.commission_cents)::bigint as commission_cents
                from settled_shares p join distribution_shares f on f.id = p.share_id
               where p.order_id = o.order_id group by f.level, p.rate_bp order by 1, 2) r) as shares
     from (select * from settled_orders where statement_id = $1 order by order_id limit $2 offset $3) o
     join orders x on x.id = o.order_id order by o.order_id`,
)

export interface SettledRow {
  order_id: number
  order_no: string
  completed_at: Date
  paid_cents: number
  /** Of that, what the platform paid. */
  subsidy_cents: number
  freight_cents: number
  refunded_cents: number
  commission_cents: number
  distribution_cents: number
  settled_cents: number
  rules: { scope: CommissionScope; rate_bp: number; base_cents: number; commission_cents: number }[]
  /** What went to referrers, by level and rate. */
  shares: { level: number; rate_bp: number; base_cents: number; commission_cents: number }[]
}

/** Some orders of a statement, by id, with the rules of their commission. */
export const settledOrdersOf = (db: Db, statementId: number, page: { limit: number; offset: number }) =>
  db.rows<SettledRow>(orders, [statementId, page.limit, page.offset])

const count = statement(
  'settlements.orders_of',
  'select orders as n from settlement_statements where id = $1 and ($2::bigint is null or store_id = $2)',
)

/** How many orders a statement has; undefined for one that is not there, or not of the store. */
export const countOrders = async (db: Db, statementId: number, storeId: number | null): Promise<number | undefined> =>
  (await db.row<{ n: number }>(count, [statementId, storeId]))?.n
