import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ref } from '../../../kernel/db/columns.ts'
import { goods } from '../schema.ts'

const counts = {
  /** Openings of goods pages. */
  views: integer().notNull().default(0),
  /** Adds to cart by shoppers who are logged in. */
  carts: integer().notNull().default(0),
}

/** What was counted of a goods on a day, by whomever (rules §13). */
export const goodsVisits = pgTable(
  'goods_visits',
  {
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    day: date().notNull(),
    ...counts,
  },
  (t) => [
    primaryKey({ columns: [t.goods_id, t.day] }),
    check('goods_visits_counts', sql`${t.views} >= 0 and ${t.carts} >= 0`),
  ],
)

/** What was counted of a store on a day; of the platform under the store 0, which has all pages. */
export const storeVisits = pgTable(
  'store_visits',
  {
    store_id: ref().notNull(),
    day: date().notNull(),
    /** Openings of pages. */
    visits: integer().notNull().default(0),
    ...counts,
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.day] }),
    check('store_visits_counts', sql`${t.visits} >= 0 and ${t.views} >= 0 and ${t.carts} >= 0`),
  ],
)
