import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { differenceFaults, differenceStatuses } from '@fangshi/contract/books'
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

const channel = () => text({ enum: providerChannels }).notNull()
/** A payment or refund as the provider numbers it; `refund_no` is empty for payments. */
const numbers = {
  kind: text({ enum: ['payment', 'refund'] }).notNull(),
  attempt_no: text().notNull(),
  trade_no: text().notNull(),
  refund_no: text().notNull().default(''),
}

/** The lines of the providers' daily bills, each once however often a bill is fetched (rules §6). */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    channel: channel(),
    /** Whose keys the bill was fetched with. */
    device: text().notNull(),
    /** Of the bill, in China. */
    day: text().notNull(),
    ...numbers,
    amount_cents: cents().notNull(),
    /** Negative when a refund gives it back. */
    fee_cents: cents().notNull(),
    at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('statement_lines_numbers').on(t.channel, t.kind, t.trade_no, t.refund_no),
    index('statement_lines_day').on(t.channel, t.day),
    index('statement_lines_refund').on(t.refund_no),
    check('statement_lines_amount', sql`${t.amount_cents} > 0 and abs(${t.fee_cents}) <= ${t.amount_cents}`),
    check('statement_lines_kind', sql`(${t.kind} = 'payment') = (${t.refund_no} = '')`),
  ],
)

/** The days that were compared with a provider's bill. */
export const reconciliations = pgTable(
  'reconciliations',
  { id: id(), channel: channel(), day: text().notNull(), lines: integer().notNull(), ran_at: instant().notNull() },
  (t) => [unique('reconciliations_day').on(t.channel, t.day)],
)

/** Where a bill and our records differ: a row with a state, never a silent correction (rules §6). */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: id(),
    channel: channel(),
    device: text().notNull(),
    day: text().notNull(),
    ...numbers,
    fault: text({ enum: differenceFaults }).notNull(),
    our_money_cents: cents(),
    their_money_cents: cents(),
    status: text({ enum: differenceStatuses }).notNull().default('open'),
    /** What explains a closed one. */
    note: text().notNull().default(''),
    decider_id: ref().references(() => admins.id),
    decided_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('reconciliation_differences_numbers').on(t.channel, t.kind, t.trade_no, t.refund_no, t.fault),
    index('reconciliation_differences_status').on(t.status, t.id),
    index('reconciliation_differences_decider')
      .on(t.decider_id)
      .where(sql`${t.decider_id} is not null`),
    check('reconciliation_differences_decided', sql`(${t.status} = 'open') = (${t.decided_at} is null)`),
    check('reconciliation_differences_sides', sql`num_nonnulls(${t.our_money_cents}, ${t.their_money_cents}) > 0`),
  ],
)
