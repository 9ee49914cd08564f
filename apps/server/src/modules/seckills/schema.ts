import { sql } from 'drizzle-orm'
import { locales } from '@fangshi/contract/locale'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, createdAt, instant, ref } from '../../kernel/db/columns.ts'
import { plannedColumns, plannedRules } from '../catalog/activities/schema.ts'
import { users } from '../accounts/schema.ts'
import { skus } from '../catalog/schema.ts'

/** Flash sales of stores (rules §9). One that is not a draft has an activity of the goods, which holds its quota. */
export const seckills = pgTable('seckills', plannedColumns(), (t) => [
  ...plannedRules('seckills', t),
  check('seckills_max', sql`${t.max_per_person} between 1 and 999`),
])

/** The price and the quota of each SKU, as its store wrote them down. */
export const seckillSkus = pgTable(
  'seckill_skus',
  {
    seckill_id: ref()
      .notNull()
      .references(() => seckills.id, { onDelete: 'cascade' }),
    sku_id: ref()
      .notNull()
      .references(() => skus.id),
    price_cents: cents().notNull(),
    quota: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.seckill_id, t.sku_id] }),
    index('seckill_skus_sku').on(t.sku_id),
    check('seckill_skus_terms', sql`${t.price_cents} > 0 and ${t.quota} > 0`),
  ],
)

/** Shoppers who asked to be reminded of the start of a flash sale; gone once it has ended or was stopped. */
export const seckillReminders = pgTable(
  'seckill_reminders',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id),
    seckill_id: ref()
      .notNull()
      .references(() => seckills.id, { onDelete: 'cascade' }),
    /** The language of the message. */
    locale: text({ enum: locales }).notNull(),
    /** The start that the message was sent for; null while none was. */
    sent_for: instant(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.seckill_id] }), index('seckill_reminders_sale').on(t.seckill_id)],
)
