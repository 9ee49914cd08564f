import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { balanceKinds } from '@fangshi/contract/ledger-events'
import { createdAt, id, instant, ref } from '../../kernel/db/columns.ts'

const accountOwners = ['user', 'store', 'order', 'refund', 'platform', 'channel'] as const
const currencies = ['CNY', 'POINTS'] as const

/**
 * Accounts by owner and kind (rules §8). `balance` is kept by a trigger on the postings where the account has a locked
 * balance row (users, stores, one escrow per order, one per refund); platform accounts have none: they are sums of postings.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    owner_kind: text({ enum: accountOwners }).notNull(),
    owner_id: ref().notNull(),
    kind: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Cents or points; null for accounts without a balance row. */
    balance: bigint({ mode: 'number' }),
    /** `min0` never below zero, `max0` never above, `free` either. */
    bound: text({ enum: ['min0', 'max0', 'free'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('ledger_accounts_owner').on(t.owner_kind, t.owner_id, t.kind),
    index('ledger_accounts_created_at').on(t.created_at),
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
    /** Identifies the operation; a second one with the same key cannot be booked. */
    operation_key: text().notNull(),
    event: text().notNull(),
    info: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [unique('ledger_transactions_operation').on(t.operation_key)],
)

/**
 * Append-only. A deferred trigger checks at commit that each transaction sums to zero per currency. The `log_…` columns
 * are what the platform's money log searches among a million rows, filled by `post` as it books: null where the
 * account is not a user's or a store's.
 */
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
    log_owner: text({ enum: ['user', 'store'] }),
    log_kind: text({ enum: balanceKinds }),
    log_event: text(),
    /** Whose money moves, on an account that holds it for an order or a refund. The books list those of either. */
    held_for: text({ enum: ['order', 'refund'] }),
    /** Hundredths, so that one number searches cents and whole points alike. */
    log_amount: bigint({ mode: 'number' }).generatedAlwaysAs(
      sql`case when log_kind in ('points', 'points_debt') then amount * 100 when log_kind is not null then amount end`,
    ),
  },
  (t) => {
    const isLogged = sql`${t.log_kind} is not null`
    return [
      index('ledger_postings_transaction').on(t.transaction_id),
      // The amount stands beside the id, so that a store's log is sorted and searched by it in the index alone.
      index('ledger_postings_account').on(t.account_id, t.id, t.log_amount),
      // Searched columns stand beside the id, so that deep pages of a filter with many matches are reached in the index alone.
      index('ledger_postings_log').on(t.id, t.log_event, t.log_kind, t.log_owner, t.log_amount).where(isLogged),
      index('ledger_postings_log_created_at').on(t.created_at, t.id).where(isLogged),
      index('ledger_postings_log_owner').on(t.log_owner, t.id).where(isLogged),
      index('ledger_postings_log_kind').on(t.log_kind, t.id).where(isLogged),
      index('ledger_postings_log_event').on(t.log_event, t.id).where(isLogged),
      index('ledger_postings_log_amount').on(t.log_amount, t.id).where(isLogged),
      index('ledger_postings_held')
        .on(t.held_for, t.id)
        .where(sql`${t.held_for} is not null`),
      // With that of logged postings it finds all postings of a span of time.
      index('ledger_postings_unlogged_created_at')
        .on(t.created_at)
        .where(sql`${t.log_kind} is null`),
      check('ledger_postings_amount', sql`${t.amount} <> 0`),
      check('ledger_postings_logged_whole', sql`num_nulls(${t.log_owner}, ${t.log_kind}, ${t.log_event}) in (0, 3)`),
      check('ledger_postings_held_unlogged', sql`${t.held_for} is null or ${t.log_kind} is null`),
    ]
  },
)

/**
 * The balances of all accounts of a kind, added up from the postings before an instant, so that balances as of any later
 * instant need only the postings since. A timer writes them; whoever deletes them has them written again.
 */
export const ledgerCheckpoints = pgTable(
  'ledger_checkpoints',
  {
    before: instant().notNull(),
    owner_kind: text({ enum: accountOwners }).notNull(),
    kind: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** How many accounts there are. */
    accounts: integer().notNull(),
    /** Cents or points. */
    balance: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'ledger_checkpoints_kind', columns: [t.before, t.owner_kind, t.kind] })],
)
