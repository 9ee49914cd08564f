import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { cents, createdAt, instant, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { orders } from '../orders/schema.ts'

/** The points that settled orders have earned (rules §9); orders that earned none have no row. */
export const earnedPoints = pgTable(
  'earned_points',
  {
    order_id: ref()
      .primaryKey()
      .references(() => orders.id),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** What had been paid for the goods and not been refunded when the order was settled. */
    base_cents: cents().notNull(),
    /** In hundredths of a point per yuan, as frozen in the order. */
    rate: integer().notNull(),
    points: integer().notNull(),
    /** What of them was taken back for refunds after the settlement. */
    revoked: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    index('earned_points_user').on(t.user_id, t.order_id),
    check('earned_points_amount', sql`${t.points} > 0 and ${t.points} = ${t.base_cents} * ${t.rate} / 10000`),
    check('earned_points_revoked', sql`${t.revoked} between 0 and ${t.points}`),
  ],
)

/** The days on which a timer ended points that were too old (rules §9). */
export const pointsExpiryDays = pgTable(
  'points_expiry_days',
  {
    day: date().primaryKey(),
    /** The setting on that day; 0: points never ended any more. */
    valid_days: integer().notNull(),
    /** The first day with this setting: points from before it last as long as if they had come in the day before. */
    since: date().notNull(),
    /** How many ended. */
    points: integer().notNull().default(0),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (t) => [
    check('points_expiry_days_valid', sql`${t.valid_days} between 0 and 3650`),
    check('points_expiry_days_since', sql`${t.since} <= ${t.day}`),
    check(
      'points_expiry_days_points',
      sql`${t.points} >= 0 and (${t.points} = 0 or ${t.day} - ${t.since} >= ${t.valid_days})`,
    ),
  ],
)
