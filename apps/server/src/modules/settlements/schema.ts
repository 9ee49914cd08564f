import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { commissionScopes } from '@fangshi/contract/commission-rates'
import { statementStates } from '@fangshi/contract/settlements'
import { cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { admins } from '../accounts/schema.ts'
import { distributionShares, orderLines, orders } from '../orders/schema.ts'
import { stores } from '../stores/schema.ts'

/** Settlement runs over all stores, by timer or by an administrator, one at a time; an interrupted one continues (rules §8). */
export const settlementRuns = pgTable(
  'settlement_runs',
  {
    id: id(),
    settlement_no: text().notNull(),
    /** The day of a run by timer, of which there is one a day. */
    day: date(),
    /** Who began it by hand. */
    admin_id: ref().references(() => admins.id),
    waiting_days: doublePrecision().notNull(),
    /** Orders that completed, and were received, after these are left to a later run. */
    completed_until: instant().notNull(),
    received_until: instant().notNull(),
    started_at: instant().notNull(),
    finished_at: instant(),
  },
  (t) => [
    unique('settlement_runs_no').on(t.settlement_no),
    unique('settlement_runs_day').on(t.day),
    uniqueIndex('settlement_runs_open')
      .on(sql`(true)`)
      .where(sql`${t.finished_at} is null`),
    index('settlement_runs_admin').on(t.admin_id),
    check('settlement_runs_by', sql`num_nonnulls(${t.day}, ${t.admin_id}) = 1`),
  ],
)

/**
 * What a run settled for a store, and all else that changed its money since the statement before: opening balance, settled
 * orders, refunds after settlement, other movements, closing balance (rules §8). Its postings are those of the store's
 * money and debt after `after_posting_id` up to `last_posting_id`.
 */
export const statements = pgTable(
  'settlement_statements',
  {
    id: id(),
    run_id: ref()
      .notNull()
      .references(() => settlementRuns.id),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    settlement_no: text().notNull(),
    state: text({ enum: statementStates }).notNull().default('open'),
    orders: integer().notNull().default(0),
    paid_cents: cents().notNull().default(0),
    refunded_cents: cents().notNull().default(0),
    commission_cents: cents().notNull().default(0),
    /** What went to referrers (rules §9). */
    distribution_cents: cents().notNull().default(0),
    /** What the store was credited for the orders. */
    settled_cents: cents().notNull().default(0),
    /** What of it paid a debt. */
    debt_paid_cents: cents().notNull().default(0),
    opening_money_cents: cents().notNull(),
    /** Zero or below, as the account. */
    opening_debt_cents: cents().notNull(),
    /** Refunds after settlement, withdrawals and adjustments since the statement before; signed. */
    other_cents: cents().notNull().default(0),
    closing_money_cents: cents().notNull(),
    closing_debt_cents: cents().notNull(),
    after_posting_id: ref().notNull(),
    last_posting_id: ref().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('settlement_statements_run').on(t.run_id, t.store_id),
    unique('settlement_statements_tenant').on(t.store_id, t.id),
    index('settlement_statements_no').on(t.settlement_no.op('text_pattern_ops'), t.id),
    index('settlement_statements_created_at').on(t.created_at, t.id, t.store_id),
    index('settlement_statements_state').on(t.state, t.id, t.store_id),
    index('settlement_statements_settled').on(t.settled_cents, t.id, t.store_id),
    index('settlement_statements_number').on(t.settlement_no, t.id, t.store_id),
    index('settlement_statements_store_created_at').on(t.store_id, t.created_at, t.id),
    index('settlement_statements_store_state').on(t.store_id, t.state, t.id),
    index('settlement_statements_store_settled').on(t.store_id, t.settled_cents, t.id),
    index('settlement_statements_store_number').on(t.store_id, t.settlement_no, t.id),
    check(
      'settlement_statements_settled',
      sql`${t.settled_cents} = ${t.paid_cents} - ${t.refunded_cents} - ${t.commission_cents} - ${t.distribution_cents} and ${t.debt_paid_cents} between 0 and ${t.settled_cents}`,
    ),
    check(
      'settlement_statements_sum',
      sql`${t.opening_money_cents} + ${t.opening_debt_cents} + ${t.settled_cents} + ${t.other_cents} = ${t.closing_money_cents} + ${t.closing_debt_cents}`,
    ),
    check('settlement_statements_period', sql`${t.after_posting_id} <= ${t.last_posting_id}`),
  ],
)

/** A settled order in its statement; an order is settled once (rules §8). */
export const settledOrders = pgTable(
  'settled_orders',
  {
    order_id: ref().primaryKey(),
    store_id: ref().notNull(),
    statement_id: ref().notNull(),
    paid_cents: cents().notNull(),
    refunded_cents: cents().notNull(),
    commission_cents: cents().notNull(),
    /** What went to referrers. */
    distribution_cents: cents().notNull().default(0),
    settled_cents: cents().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'settled_orders_order',
      columns: [t.store_id, t.order_id],
      foreignColumns: [orders.store_id, orders.id],
    }),
    foreignKey({
      name: 'settled_orders_statement_of_store',
      columns: [t.store_id, t.statement_id],
      foreignColumns: [statements.store_id, statements.id],
    }),
    index('settled_orders_statement').on(t.statement_id, t.order_id),
    index('settled_orders_tenant').on(t.store_id, t.order_id),
    index('settled_orders_store_statement').on(t.store_id, t.statement_id),
    check(
      'settled_orders_amounts',
      sql`${t.settled_cents} = ${t.paid_cents} - ${t.refunded_cents} - ${t.commission_cents} - ${t.distribution_cents} and ${t.refunded_cents} between 0 and ${t.paid_cents} and ${t.commission_cents} >= 0 and ${t.distribution_cents} >= 0 and ${t.settled_cents} >= 0`,
    ),
  ],
)

/** The commission of a settled line, and what of it went back with refunds after settlement. */
export const settledLines = pgTable(
  'settled_lines',
  {
    order_line_id: ref()
      .primaryKey()
      .references(() => orderLines.id),
    order_id: ref()
      .notNull()
      .references(() => settledOrders.order_id),
    scope: text({ enum: commissionScopes }).notNull(),
    rate_bp: integer().notNull(),
    /** What was paid for the line and not refunded when it was settled. */
    base_cents: cents().notNull(),
    commission_cents: cents().notNull(),
    /** Of the base, refunded since. */
    refunded_cents: cents().notNull().default(0),
    /** The commission returned since, in cents. */
    returned_cents: cents().notNull().default(0),
  },
  (t) => [
    index('settled_lines_order').on(t.order_id),
    check(
      'settled_lines_commission',
      sql`${t.base_cents} >= 0 and ${t.commission_cents} = ${t.base_cents} * ${t.rate_bp} / 10000`,
    ),
    check(
      'settled_lines_returned',
      sql`${t.refunded_cents} between 0 and ${t.base_cents} and ${t.returned_cents} = ${t.commission_cents} - (${t.base_cents} - ${t.refunded_cents}) * ${t.rate_bp} / 10000`,
    ),
  ],
)

/** What a referrer got of a settled line, and what of it was taken back with refunds after settlement (rules §9). */
export const settledShares = pgTable(
  'settled_shares',
  {
    share_id: ref()
      .primaryKey()
      .references(() => distributionShares.id),
    order_id: ref()
      .notNull()
      .references(() => settledOrders.order_id),
    rate_bp: integer().notNull(),
    /** As of a settled line. */
    base_cents: cents().notNull(),
    commission_cents: cents().notNull(),
    /** Of the base, refunded since. */
    refunded_cents: cents().notNull().default(0),
    /** Of the commission, taken back since: never more than was refunded, and all of it once all of the base is. */
    returned_cents: cents().notNull().default(0),
  },
  (t) => [
    index('settled_shares_order').on(t.order_id),
    check(
      'settled_shares_commission',
      sql`${t.base_cents} >= 0 and ${t.commission_cents} = ${t.base_cents} * ${t.rate_bp} / 10000`,
    ),
    check(
      'settled_shares_returned',
      sql`${t.refunded_cents} between 0 and ${t.base_cents} and ${t.returned_cents} between 0 and ${t.commission_cents} and (${t.refunded_cents} < ${t.base_cents} or ${t.returned_cents} = ${t.commission_cents})`,
    ),
  ],
)
