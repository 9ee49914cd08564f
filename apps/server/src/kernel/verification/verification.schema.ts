import { bigint, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { Finding } from '../check.ts'

/** What each night's verification of ledger, stock and counters found (rules §8). */
export const verifications = pgTable(
  'verifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    verified_at: timestamp({ withTimezone: true }).notNull(),
    /** How many values differ from what they are derived from; 0 is clean. */
    drifted: integer().notNull(),
    /** The first of them. */
    findings: jsonb().$type<Finding[]>().notNull(),
  },
  (t) => [index('verifications_verified_at').on(t.verified_at)],
)
