import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, id, instant, ref } from '../../kernel/db/columns.ts'

/**
 * What dashboards read of orders, refunds and payments (rules §13). Whatever counts writes a row into `figures_pending` by
 * trigger; a timer folds these into sums, and figures are the sums and what is still pending, in one snapshot. Sums of the platform
 * stand beside those of the stores, under the store 0.
 */

/**
 * An order that was paid, a refund that was done, an attempt that was opened (`attempt`), that has succeeded (`success`) or both
 * at once (`paid`), or a shopper who registered, which no sum has yet. Nobody ever waits for such a row.
 */
export const figuresPending = pgTable(
  'figures_pending',
  {
    id: id(),
    kind: text({ enum: ['order', 'refund', 'attempt', 'success', 'paid', 'user'] }).notNull(),
    ref_id: ref().notNull(),
  },
  (t) => [check('figures_pending_kind', sql`${t.kind} in ('order', 'refund', 'attempt', 'success', 'paid', 'user')`)],
)

const grain = () => text({ enum: ['hour', 'day', 'month'] }).notNull()
/** The beginning of the hour, day or month, in the platform's zone. */
const start = () => instant().notNull()
const wellStarted = (name: string, grains: string) =>
  check(
    name,
    sql.raw(
      `grain in (${grains}) and (start_at at time zone 'UTC') + interval '8 hours' = date_trunc(grain, (start_at at time zone 'UTC') + interval '8 hours')`,
    ),
  )

/** What was sold and given back in an hour, a day or a month. */
export const salesPeriods = pgTable(
  'sales_periods',
  {
    grain: grain(),
    store_id: ref().notNull(),
    start_at: start(),
    /** Orders that were paid, and what shoppers paid for them. */
    orders: integer().notNull(),
    sales_cents: cents().notNull(),
    /** What the platform paid of their prices beside that. */
    subsidy_cents: cents().notNull(),
    /** Pieces of these orders. */
    units: integer().notNull(),
    /** Refunds that were done, what went back, and pieces that no longer count as sold. */
    refunds: integer().notNull(),
    refunded_cents: cents().notNull(),
    refunded_units: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.grain, t.store_id, t.start_at] }),
    index('sales_periods_start').on(t.grain, t.start_at),
    wellStarted('sales_periods_start_at', `'hour', 'day', 'month'`),
    check(
      'sales_periods_sums',
      sql`${t.orders} >= 0 and ${t.sales_cents} >= 0 and ${t.subsidy_cents} >= 0 and ${t.units} >= 0 and ${t.refunds} >= 0 and ${t.refunded_cents} >= 0 and ${t.refunded_units} >= 0`,
    ),
  ],
)

/** Pieces and amounts of goods, less what was refunded in the same time: they may be below zero. */
export const goodsPeriods = pgTable(
  'goods_periods',
  {
    grain: grain(),
    store_id: ref().notNull(),
    start_at: start(),
    goods_id: ref().notNull(),
    units: integer().notNull(),
    amount_cents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.grain, t.store_id, t.start_at, t.goods_id] }),
    index('goods_periods_start').on(t.grain, t.start_at),
    wellStarted('goods_periods_start_at', `'day', 'month'`),
    // What JavaScript counts exactly.
    check('goods_periods_amount', sql`abs(${t.amount_cents}) < 9007199254740992`),
  ],
)

/** Paid orders by the province they go to, and by how they were paid. */
export const salesParts = pgTable(
  'sales_parts',
  {
    grain: grain(),
    store_id: ref().notNull(),
    part: text({ enum: ['province', 'method'] }).notNull(),
    start_at: start(),
    name: text().notNull(),
    orders: integer().notNull(),
    sales_cents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.grain, t.store_id, t.part, t.start_at, t.name] }),
    wellStarted('sales_parts_start_at', `'day', 'month'`),
    check('sales_parts_part', sql`${t.part} in ('province', 'method')`),
    check('sales_parts_sums', sql`${t.orders} >= 0 and ${t.sales_cents} >= 0`),
  ],
)

/** Payment attempts that were opened, and bills that were paid, by channel and device. */
export const paymentPeriods = pgTable(
  'payment_periods',
  {
    grain: grain(),
    channel: text().notNull(),
    device: text().notNull(),
    start_at: start(),
    opened: integer().notNull(),
    paid: integer().notNull(),
    paid_cents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.grain, t.start_at, t.channel, t.device] }),
    wellStarted('payment_periods_start_at', `'day'`),
    check('payment_periods_sums', sql`${t.opened} >= 0 and ${t.paid} >= 0 and ${t.paid_cents} >= 0`),
  ],
)

/** Shoppers who registered on a day. */
export const newUserDays = pgTable(
  'new_user_days',
  {
    day: date().primaryKey(),
    users: integer().notNull(),
  },
  (t) => [check('new_user_days_users', sql`${t.users} >= 0`)],
)

/** The day before all days: that of whoever had not bought before. */
export const noDay = '1900-01-01'

/** The days on which somebody bought, and the last one before it on which they did, in a store or (store 0) anywhere. */
export const buyerDays = pgTable(
  'buyer_days',
  {
    store_id: ref().notNull(),
    user_id: ref().notNull(),
    day: date().notNull(),
    previous: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.user_id, t.day] }),
    check('buyer_days_previous', sql`${t.previous} < ${t.day}`),
  ],
)

/**
 * How many bought on a day and on that one before last. The buyers of a window are those who bought in it and not before in
 * it, so that they are counted once without being looked at one by one.
 */
export const buyerGaps = pgTable(
  'buyer_gaps',
  {
    store_id: ref().notNull(),
    day: date().notNull(),
    previous: date().notNull(),
    buyers: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.day, t.previous] }),
    check('buyer_gaps_previous', sql`${t.previous} < ${t.day}`),
  ],
)
