import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, createdAt, id, ref } from '../../kernel/db/columns.ts'
import { areas } from '../geo/schema.ts'
import { stores } from '../stores/schema.ts'

/** First weight at first price, then each started further unit (rules §4 step 4). Weights in grams. */
export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    is_default: boolean().notNull().default(false),
    first_weight_g: integer().notNull(),
    first_price_cents: cents().notNull(),
    next_weight_g: integer().notNull(),
    next_price_cents: cents().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('freight_templates_tenant').on(t.store_id, t.id),
    uniqueIndex('freight_templates_one_default')
      .on(t.store_id)
      .where(sql`${t.is_default}`),
    check(
      'freight_templates_values',
      sql`${t.first_weight_g} >= 1 and ${t.next_weight_g} >= 1 and ${t.first_price_cents} >= 0 and ${t.next_price_cents} >= 0`,
    ),
  ],
)

/** Provinces that a custom template serves; the default serves all others. */
export const freightProvinces = pgTable(
  'freight_provinces',
  {
    store_id: ref().notNull(),
    template_id: ref().notNull(),
    province_code: text()
      .notNull()
      .references(() => areas.code),
  },
  (t) => [
    primaryKey({ columns: [t.template_id, t.province_code] }),
    foreignKey({
      name: 'freight_provinces_template',
      columns: [t.store_id, t.template_id],
      foreignColumns: [freightTemplates.store_id, freightTemplates.id],
    }),
    index('freight_provinces_province').on(t.province_code),
    index('freight_provinces_tenant').on(t.store_id, t.template_id),
  ],
)
