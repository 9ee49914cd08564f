import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, ref } from '../../kernel/db/columns.ts'

/**
 * Accounts by owner and kind (rules §8). `balance` is kept by a trigger on the postings where the account has a locked
 * balance row (users, stores, one escrow per order); platform accounts have none: they are sums of postings.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    owner_kind: text({ enum: ['user', 'store', 'order', 'platform', 'channel'] }).notNull(),
    owner_id: ref().notNull(),
    kind: text().notNull(),
    currency: text({ enum: ['CNY', 'POINTS'] }).notNull(),
    /** Cents or points; null for accounts without a balance row. */
    balance: bigint({ mode: 'number' }),
    /** `min0` never below zero, `max0` never above, `free` either. */
    bound: text({ enum: ['min0', 'max0', 'free'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('ledger_accounts_owner').on(t.owner_kind, t.owner_id, t.kind),
    check(
      'ledger_accounts_bound',
      sql`case ${t.bound} when 'min0' then coalesce(${t.balance}, 0) >= 0 when 'max0' then coalesce(${t.balance}, 0) <= 0 else true end`,
    ),
  ],
)

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    /** Names the operation; a second one with the same key cannot be booked. */
    operation_key: text().notNull(),
    event: text().notNull(),
    info: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [unique('ledger_transactions_operation').on(t.operation_key)],
)

/** Append-only. A deferred trigger checks at commit that each transaction sums to zero per currency. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    transaction_id: ref()
      .notNull()
      .references(() => ledgerTransactions.id),
    account_id: ref()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The account's balance after this posting, written by the trigger. */
    balance_after: bigint({ mode: 'number' }),
    created_at: createdAt(),
  },
  (t) => [
    index('ledger_postings_transaction').on(t.transaction_id),
    index('ledger_postings_account').on(t.account_id, t.id),
    check('ledger_postings_amount', sql`${t.amount} <> 0`),
  ],
)
