import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/db/columns.ts'

/** The demo's sms inbox; other drivers keep no text. */
export const smsInbox = pgTable(
  'sms_inbox',
  { id: id(), phone: text().notNull(), text: text().notNull(), created_at: createdAt() },
  (t) => [index('sms_inbox_created_at').on(t.created_at)],
)
