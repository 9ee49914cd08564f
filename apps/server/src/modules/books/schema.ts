import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { providerChannels } from '@fangshi/contract/status'
import { cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { admins } from '../accounts/schema.ts'

/** What a channel paid out to our bank account, and the fee that it kept (rules §8). One reference is recorded once. */
export const channelPayouts = pgTable(
  'channel_payouts',
  {
    id: id(),
    channel: text({ enum: providerChannels }).notNull(),
    reference: text().notNull(),
    /** What arrived at the bank. */
    amount_cents: cents().notNull(),
    fee_cents: cents().notNull(),
    paid_at: instant().notNull(),
    admin_id: ref()
      .notNull()
      .references(() => admins.id),
    created_at: createdAt(),
  },
  (t) => [
    unique('channel_payouts_reference').on(t.channel, t.reference),
    index('channel_payouts_admin').on(t.admin_id),
    check('channel_payouts_amount', sql`${t.amount_cents} > 0 and ${t.fee_cents} >= 0`),
  ],
)
