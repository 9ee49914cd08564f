import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { stores } from '../stores/schema.ts'

/** Whoever has paid an order of a store, with what the store notes about them for itself. A timer adds them. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    note: text().notNull().default(''),
    /** Words separated by commas or `、`. */
    tags: text().notNull().default(''),
    first_paid_at: instant().notNull(),
    last_paid_at: instant().notNull(),
    /** Paid orders of the store, what was paid for them, and what of it went back; the timer sums them. */
    orders: integer().notNull(),
    paid_cents: cents().notNull(),
    refunded_cents: cents().notNull(),
    net_cents: cents()
      .notNull()
      .generatedAlwaysAs(sql`paid_cents - refunded_cents`),
    /** The end of the newest refund that the sums are known to have. */
    refunded_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('customers_pair').on(t.store_id, t.user_id),
    index('customers_user').on(t.user_id),
    index('customers_store').on(t.store_id, t.id),
    index('customers_store_last_paid_at').on(t.store_id, t.last_paid_at, t.id),
    index('customers_store_orders').on(t.store_id, t.orders, t.id),
    index('customers_store_paid').on(t.store_id, t.paid_cents, t.id),
    index('customers_store_net').on(t.store_id, t.net_cents, t.id),
    index('customers_tagged')
      .on(t.store_id, t.id)
      .where(sql`${t.tags} <> ''`),
    // The newest payment and refund that the timer knows.
    index('customers_last_paid_at').on(t.last_paid_at, t.id),
    index('customers_refunded_at')
      .on(t.refunded_at)
      .where(sql`${t.refunded_at} is not null`),
    check('customers_texts', sql`char_length(${t.note}) <= 500 and char_length(${t.tags}) <= 100`),
    check(
      'customers_sums',
      sql`${t.orders} > 0 and ${t.refunded_cents} between 0 and ${t.paid_cents} and ${t.net_cents} >= 0`,
    ),
    check('customers_paid_at', sql`${t.first_paid_at} <= ${t.last_paid_at}`),
  ],
)
