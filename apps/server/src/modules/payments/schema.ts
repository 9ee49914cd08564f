import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { paymentMethods, providerChannels } from '@fangshi/contract/status'
import { bytea, cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { users } from '../accounts/schema.ts'
import { attemptStatuses } from './attempt.ts'

/** What a bill can be for; each kind has its handlers (`hooks.ts`). */
export const billKinds = ['order_group', 'top_up', 'points_order'] as const

/** An amount to be paid once, for an order group, a top-up or a points order (rules §6). */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    kind: text({ enum: billKinds }).notNull(),
    ref_id: ref().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    amount_cents: cents().notNull(),
    /** What the payer reads in the money log and at the provider: the number of the order group. */
    subject: text().notNull().default(''),
    status: text({ enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    paid_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('bills_ref').on(t.kind, t.ref_id),
    index('bills_user').on(t.user_id, t.id),
    check('bills_amount', sql`${t.amount_cents} >= 0`),
    check('bills_paid', sql`(${t.status} = 'paid') = (${t.paid_at} is not null)`),
  ],
)

/** An attempt to pay a bill through a channel; each has its own number, and at most one per bill succeeds. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    bill_id: ref()
      .notNull()
      .references(() => bills.id),
    attempt_no: text().notNull(),
    channel: text({ enum: paymentMethods }).notNull(),
    /** What the payer's client is, as the settings of the channel have it; empty for the balance. */
    device: text().notNull().default(''),
    amount_cents: cents().notNull(),
    status: text({ enum: attemptStatuses }).notNull(),
    /** When it paid its bill. */
    paid_at: instant(),
    /** When the provider stops taking the payment: the deadline of the bill. Null for the balance. */
    expires_at: instant(),
    /** What the payer's client goes on with, until when, and the only payer or address that it is good for. */
    prepared: jsonb(),
    prepared_until: instant(),
    prepared_for: text().notNull().default(''),
    /** When the provider is asked about it next; null when nothing is left to ask. */
    next_query_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('payment_attempts_no').on(t.attempt_no),
    index('payment_attempts_bill').on(t.bill_id),
    uniqueIndex('payment_attempts_one_success')
      .on(t.bill_id)
      .where(sql`${t.status} = 'succeeded'`),
    // An open one is used again.
    uniqueIndex('payment_attempts_one_open')
      .on(t.bill_id, t.channel, t.device)
      .where(sql`${t.status} = 'open'`),
    // Of the platform's list.
    index('payment_attempts_no_prefix').on(t.attempt_no.op('text_pattern_ops'), t.id),
    index('payment_attempts_way').on(t.channel, t.device, t.id),
    index('payment_attempts_status').on(t.status, t.id),
    index('payment_attempts_created_at').on(t.created_at, t.id),
    index('payment_attempts_paid_at')
      .on(t.paid_at, t.id)
      .where(sql`${t.paid_at} is not null`),
    index('payment_attempts_next')
      .on(t.next_query_at)
      .where(sql`${t.next_query_at} is not null`),
    check('payment_attempts_amount', sql`${t.amount_cents} >= 0`),
    check('payment_attempts_paid', sql`(${t.status} = 'succeeded') = (${t.paid_at} is not null)`),
    check('payment_attempts_expiry', sql`(${t.channel} = 'balance') = (${t.expires_at} is null)`),
    check('payment_attempts_prepared', sql`(${t.prepared} is null) = (${t.prepared_until} is null)`),
    check('payment_attempts_query', sql`${t.next_query_at} is null or ${t.status} = 'open'`),
  ],
)

/** Money that a shopper pays in to be spent in the shop (rules §6). */
export const topUps = pgTable(
  'top_ups',
  {
    id: id(),
    top_up_no: text().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    amount_cents: cents().notNull(),
    status: text({ enum: ['open', 'paid', 'cancelled'] })
      .notNull()
      .default('open'),
    pay_before: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('top_ups_no').on(t.top_up_no),
    index('top_ups_user').on(t.user_id, t.id),
    index('top_ups_status').on(t.status, t.id),
    index('top_ups_created_at').on(t.created_at, t.id),
    index('top_ups_amount_cents').on(t.amount_cents, t.id),
    index('top_ups_due')
      .on(t.pay_before)
      .where(sql`${t.status} = 'open'`),
    check('top_ups_amount', sql`${t.amount_cents} between 100 and 5000000`),
  ],
)

/** Notices of providers that were verified and counted, once each, with the bytes that they sent. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id(),
    channel: text({ enum: providerChannels }).notNull(),
    device: text().notNull(),
    /** The provider's number of the notice, the same whenever it is sent again. */
    notice_id: text().notNull(),
    kind: text({ enum: ['payment', 'refund', 'trade'] }).notNull(),
    body: bytea().notNull(),
    headers: jsonb().notNull(),
    created_at: createdAt(),
  },
  (t) => [unique('payment_notices_id').on(t.channel, t.notice_id)],
)

/**
 * Money that a provider took for us: one row a trade, whatever it was for. What pays no bill waits in suspense and goes
 * back (rules §6).
 */
export const receivedPayments = pgTable(
  'received_payments',
  {
    id: id(),
    channel: text({ enum: providerChannels }).notNull(),
    /** Whose keys the provider is asked with about it. */
    device: text().notNull(),
    /** The provider's number of the trade. */
    trade_no: text().notNull(),
    /** As the provider has it; ours, unless somebody made it up. */
    attempt_no: text().notNull(),
    attempt_id: ref().references(() => paymentAttempts.id),
    amount_cents: cents().notNull(),
    /** Less than the amount when the provider's own vouchers paid the rest. */
    payer_cents: cents().notNull(),
    payer_id: text().notNull(),
    paid_at: instant().notNull(),
    /** Why it pays no bill; null for one that does. */
    unmatched: text({ enum: ['unknown_number', 'other_amount', 'paid_before', 'bill_closed'] }),
    created_at: createdAt(),
  },
  (t) => [
    unique('received_payments_trade').on(t.channel, t.trade_no),
    index('received_payments_attempt').on(t.attempt_id),
    index('received_payments_unmatched')
      .on(t.id)
      .where(sql`${t.unmatched} is not null`),
    // What is in suspense is listed by itself.
    index('received_payments_unmatched_channel')
      .on(t.channel, t.id)
      .where(sql`${t.unmatched} is not null`),
    index('received_payments_unmatched_reason')
      .on(t.unmatched, t.id)
      .where(sql`${t.unmatched} is not null`),
    index('received_payments_unmatched_created_at')
      .on(t.created_at, t.id)
      .where(sql`${t.unmatched} is not null`),
    index('received_payments_unmatched_attempt')
      .on(t.attempt_no.op('text_pattern_ops'), t.id)
      .where(sql`${t.unmatched} is not null`),
    check('received_payments_amount', sql`${t.amount_cents} > 0 and ${t.payer_cents} between 0 and ${t.amount_cents}`),
    check('received_payments_matched', sql`${t.unmatched} is not null or ${t.attempt_id} is not null`),
  ],
)

/**
 * Money of a paid bill, or in suspense, on its way back to where it came from (rules §§6, 7). The ledger holds what is still due in the
 * account of this row's id.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    bill_id: ref().references(() => bills.id),
    /** Of money from a provider. */
    received_id: ref().references(() => receivedPayments.id),
    /** Our number of it, which a provider keeps apart from others. */
    refund_no: text().notNull(),
    /** The channel that the money came through and goes back by. */
    channel: text({ enum: paymentMethods }).notNull(),
    amount_cents: cents().notNull(),
    /** What of it fills the prepaid balance again. */
    prepaid_cents: cents().notNull(),
    /** `refused` by the provider for good: it went to the payer's balance instead. */
    status: text({ enum: ['due', 'processing', 'paid', 'refused'] })
      .notNull()
      .default('due'),
    /** When the provider is asked next; null when nothing is left to ask. */
    next_at: instant(),
    tries: integer().notNull().default(0),
    paid_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('payment_refunds_no').on(t.refund_no),
    index('payment_refunds_next')
      .on(t.next_at)
      .where(sql`${t.next_at} is not null`),
    index('payment_refunds_bill').on(t.bill_id, t.id),
    index('payment_refunds_received').on(t.received_id),
    check(
      'payment_refunds_source',
      sql`(${t.channel} = 'balance') = (${t.received_id} is null) and (${t.bill_id} is not null or ${t.received_id} is not null)`,
    ),
    check('payment_refunds_amount', sql`${t.amount_cents} > 0 and ${t.prepaid_cents} between 0 and ${t.amount_cents}`),
    check('payment_refunds_paid', sql`(${t.status} in ('paid', 'refused')) = (${t.paid_at} is not null)`),
    check('payment_refunds_asked', sql`${t.next_at} is null or ${t.status} in ('due', 'processing')`),
  ],
)

/** The keys of the demo's simulator and of the shop that pays through it: one row, sealed (rules §6). */
export const simulatorKeys = pgTable('simulator_keys', {
  id: id(),
  sealed: text().notNull(),
  created_at: createdAt(),
})

/** What the demo's simulator of the providers remembers; the shop itself reads none of it. */
export const simulatorTrades = pgTable(
  'simulator_trades',
  {
    id: id(),
    provider: text({ enum: providerChannels }).notNull(),
    out_trade_no: text().notNull(),
    /** What the wallet page opens. */
    code: text().notNull(),
    /** A `SimulatedTrade`. */
    trade: jsonb().notNull(),
    /** The provider's numbers of its payments, and the shop's of its refunds. */
    trade_nos: text().array().notNull(),
    refund_nos: text().array().notNull(),
    /** When its next notice is to be sent; null when none waits. */
    next_notice_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('simulator_trades_no').on(t.provider, t.out_trade_no),
    unique('simulator_trades_code').on(t.code),
    index('simulator_trades_trade_nos').using('gin', t.trade_nos),
    index('simulator_trades_refund_nos').using('gin', t.refund_nos),
    index('simulator_trades_next')
      .on(t.next_notice_at)
      .where(sql`${t.next_notice_at} is not null`),
  ],
)
