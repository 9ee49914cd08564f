import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, instant, ref } from '../../../kernel/db/columns.ts'
import { users } from '../../accounts/schema.ts'
import { stores } from '../../stores/schema.ts'
import { goods } from '../schema.ts'

/**
 * Favourite goods and followed stores (rules §10). A removed one is kept for a minute so that it can be restored;
 * nothing else reads it. Counts come from the indexes, so that no row of goods or stores is locked by a favourite.
 */
export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    goods_id: ref().references(() => goods.id),
    store_id: ref().references(() => stores.id),
    /** The price when added, so that the list can show changes since. */
    price_cents: cents(),
    created_at: createdAt(),
    removed_at: instant(),
  },
  (t) => [
    unique('favorites_goods').on(t.user_id, t.goods_id),
    unique('favorites_store').on(t.user_id, t.store_id),
    index('favorites_of_goods').on(t.goods_id, t.removed_at),
    index('favorites_of_store').on(t.store_id, t.removed_at),
    check('favorites_one', sql`num_nonnulls(${t.goods_id}, ${t.store_id}) = 1`),
    check('favorites_price', sql`(${t.goods_id} is null) = (${t.price_cents} is null) and ${t.price_cents} >= 0`),
  ],
)

/** The goods that shoppers viewed, each once; the last 100 per shopper are kept (rules §10). */
export const browseHistory = pgTable(
  'browse_history',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    goods_id: ref()
      .notNull()
      .references(() => goods.id),
    seen_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.goods_id] }),
    index('browse_history_seen').on(t.user_id, t.seen_at.desc().nullsFirst()),
    index('browse_history_goods').on(t.goods_id),
  ],
)
