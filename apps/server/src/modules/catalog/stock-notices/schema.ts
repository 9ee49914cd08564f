import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, ref } from '../../../kernel/db/columns.ts'
import { users } from '../../accounts/schema.ts'
import { skus } from '../schema.ts'

/** Sold-out SKUs that shoppers wait for; they learn of their return once there are notices (rules §10). */
export const stockNotices = pgTable(
  'stock_notices',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.sku_id] }), index('stock_notices_sku').on(t.sku_id, t.created_at)],
)
