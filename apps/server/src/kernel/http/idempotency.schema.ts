import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** Answers of idempotent calls, written in the transaction of their effect and kept 48 hours (rules §5). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    area: text().notNull(),
    account_id: bigint({ mode: 'number' }).notNull(),
    route: text().notNull(),
    key: text().notNull(),
    input_hash: text().notNull(),
    reply: jsonb(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.account_id, t.route, t.key], name: 'idempotency_keys_pk' }),
    index('idempotency_keys_created_at').on(t.created_at),
  ],
)
