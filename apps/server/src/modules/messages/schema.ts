import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, localText } from '../../kernel/db/columns.ts'

/** The demo's sms inbox; other drivers store no text. */
export const smsInbox = pgTable(
  'sms_inbox',
  { id: id(), phone: text().notNull(), text: text().notNull(), created_at: createdAt() },
  (t) => [index('sms_inbox_created_at').on(t.created_at)],
)

/**
 * Message templates by the name of their occasion; `code` is the provider's template, `signature` the sign name in
 * front.
 */
export const smsTemplates = pgTable(
  'sms_templates',
  {
    id: id(),
    name: text().notNull(),
    code: text().notNull(),
    signature: text().notNull(),
    /** With placeholders such as `{code}`. */
    text: localText().notNull(),
    description: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [unique('sms_templates_name').on(t.name)],
)

/** Every message that was sent or failed, without the code it carried. */
export const smsLogs = pgTable(
  'sms_logs',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    ip: text().notNull().default(''),
    status: text({ enum: ['sent', 'failed'] }).notNull(),
    error: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    index('sms_logs_status').on(t.status, t.id),
    index('sms_logs_name').on(t.name.op('text_pattern_ops'), t.id),
    index('sms_logs_phone').on(t.phone.op('text_pattern_ops'), t.id),
    index('sms_logs_ip').on(t.ip.op('text_pattern_ops'), t.id),
    index('sms_logs_created_at').on(t.created_at, t.id),
  ],
)

/** What became of each mail, as of messages in `smsSendings`; `error` says why it was not sent. */
export const mailSendings = pgTable(
  'mail_sendings',
  {
    key: text().primaryKey(),
    state: text({ enum: ['sending', 'waiting', 'done'] }).notNull(),
    error: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    index('mail_sendings_created_at').on(t.created_at),
    check('mail_sendings_state', sql`${t.state} in ('sending', 'waiting', 'done')`),
  ],
)

/**
 * What became of each message, so that a job that runs again sends none twice: `sending` before the provider is asked,
 * `waiting` when it surely sent nothing and may be asked again, `done` once it answered for good. One that stays `sending`
 * has an unknown outcome and is not sent again.
 */
export const smsSendings = pgTable(
  'sms_sendings',
  {
    key: text().primaryKey(),
    state: text({ enum: ['sending', 'waiting', 'done'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('sms_sendings_created_at').on(t.created_at),
    check('sms_sendings_state', sql`${t.state} in ('sending', 'waiting', 'done')`),
  ],
)
