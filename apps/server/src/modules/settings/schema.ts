import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../kernel/db/columns.ts'

/** One row per group of settings (`web`, `task`, `upload` …); what is absent has the default of `settings.ts`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updated_at: instant().notNull().defaultNow(),
})
