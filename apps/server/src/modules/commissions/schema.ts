import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { commissionScopes } from '@fangshi/contract/commission-rates'
import { createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { stores } from '../stores/schema.ts'
import { goodsClasses } from '../taxonomy/schema.ts'

/** What the platform takes of sales, in basis points: of a store, of a class and those below it, or of everything (rules §8). */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: id(),
    store_id: ref().references(() => stores.id),
    class_id: ref().references(() => goodsClasses.id),
    scope: text({ enum: commissionScopes })
      .notNull()
      .generatedAlwaysAs(
        sql`case when store_id is not null then 'store' when class_id is not null then 'class' else 'global' end`,
      ),
    rate_bp: integer().notNull(),
    updated_at: instant().notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    unique('commission_rates_store').on(t.store_id),
    unique('commission_rates_class').on(t.class_id),
    uniqueIndex('commission_rates_global')
      .on(t.scope)
      .where(sql`${t.scope} = 'global'`),
    check('commission_rates_scope', sql`${t.store_id} is null or ${t.class_id} is null`),
    check('commission_rates_rate', sql`${t.rate_bp} between 0 and 9000`),
  ],
)
