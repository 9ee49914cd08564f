import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localText } from '../../kernel/db/columns.ts'

/** One row per group of settings (`web`, `task`, `upload` …); what is absent has the default of `settings.ts`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updated_at: instant().notNull().defaultNow(),
})

/**
 * Currencies that may be shown; the platform calculates in one. `ename` is a locale, `currency_ename` the currency
 * code.
 */
export const currencies = pgTable(
  'currencies',
  {
    id: id(),
    name: localText().notNull(),
    ename: text().notNull(),
    currency: text().notNull(),
    currency_ename: text().notNull(),
    content: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [unique('currencies_code').on(t.currency_ename)],
)
