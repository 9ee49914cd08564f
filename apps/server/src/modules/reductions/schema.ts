import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { activityStoppers } from '@fangshi/contract/activities'
import { cents, createdAt, id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { stores } from '../stores/schema.ts'

/** Discounts of a store from an amount on, for a time (rules §9). Orders keep the terms of those that they used. */
export const fullReductions = pgTable(
  'full_reductions',
  {
    id: id(),
    store_id: ref()
      .notNull()
      .references(() => stores.id),
    name: localText().notNull(),
    /** What is taken off. */
    money_cents: cents().notNull(),
    /** What the store's goods of a checkout must cost together. */
    use_money_cents: cents().notNull(),
    start_time: instant().notNull(),
    /** Exclusive. */
    end_time: instant().notNull(),
    /** Never starts. */
    is_draft: boolean().notNull().default(false),
    stopped_at: instant(),
    stopped_by: text({ enum: activityStoppers }),
    stop_reason: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    index('full_reductions_ends').on(t.store_id, t.end_time),
    index('full_reductions_starts').on(t.store_id, t.start_time),
    index('full_reductions_end').on(t.end_time, t.id),
    index('full_reductions_start').on(t.start_time, t.id),
    check('full_reductions_window', sql`${t.start_time} < ${t.end_time}`),
    check('full_reductions_amounts', sql`${t.money_cents} > 0 and ${t.money_cents} < ${t.use_money_cents}`),
    check(
      'full_reductions_stopped',
      sql`(${t.stopped_at} is null) = (${t.stopped_by} is null) and (${t.stopped_at} is null or not ${t.is_draft})`,
    ),
    check('full_reductions_stopped_by', sql`${t.stopped_by} in ('store', 'platform')`),
  ],
)
