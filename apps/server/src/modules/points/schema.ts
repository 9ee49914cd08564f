import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { cents, createdAt, ref } from '../../kernel/db/columns.ts'
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
