import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { goods } from '../catalog/schema.ts'

/** What a store gives referrers of the sales of goods, in basis points by level; 50 % together at most (rules §9). */
export const distributions = pgTable(
  'distributions',
  {
    id: id(),
    store_id: ref().notNull(),
    goods_id: ref().notNull(),
    lev_1_bp: integer().notNull(),
    lev_2_bp: integer().notNull(),
    lev_3_bp: integer().notNull(),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    unique('distributions_goods').on(t.goods_id),
    foreignKey({
      name: 'distributions_goods_of_store',
      columns: [t.store_id, t.goods_id],
      foreignColumns: [goods.store_id, goods.id],
    }),
    index('distributions_tenant').on(t.store_id, t.goods_id),
    check('distributions_rates', sql`${t.lev_1_bp} >= 0 and ${t.lev_2_bp} >= 0 and ${t.lev_3_bp} >= 0`),
    check('distributions_sum', sql`${t.lev_1_bp} + ${t.lev_2_bp} + ${t.lev_3_bp} between 1 and 5000`),
  ],
)
