import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { skus } from '../catalog/schema.ts'

export const carts = pgTable(
  'carts',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    buy_num: integer().notNull(),
    /** The price when the line was added, so that the page can show changes since. */
    price_cents: cents().notNull(),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    unique('carts_sku').on(t.user_id, t.sku_id),
    index('carts_sku_id').on(t.sku_id),
    check('carts_buy_num', sql`${t.buy_num} between 1 and 999`),
    check('carts_price', sql`${t.price_cents} >= 0`),
  ],
)
