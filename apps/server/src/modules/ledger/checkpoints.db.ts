import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { hourlyChanges, postingsBetween } from './checkpoints.sql.ts'
import type { ledgerAccounts } from './schema.ts'

/**
 * A checkpoint for each hour in which something was posted, of all kinds of account: changes are added up over the hours, from
 * the last checkpoint on. Every kind has a row of zero in every hour, so that it has a balance there.
 */
const write = statement(
  'ledger.write_checkpoints',
  `with last as (
     select max(before) as at from ledger_checkpoints
   ), change as materialized (
     ${hourlyChanges("coalesce((select at from last), '-infinity')", '$1::timestamptz')}
   ), known as (
     select before, owner_kind, kind, currency, balance, accounts from ledger_checkpoints where before = (select at from last)
   ), none as (
     select before, owner_kind, kind, currency, 0, 0 from (select distinct before from change) h
      cross join (select owner_kind, kind, currency from known union select owner_kind, kind, currency from change) k
   )
   insert into ledger_checkpoints (before, owner_kind, kind, currency, balance, accounts)
   select * from (
     select before, owner_kind, kind, currency, sum(sum(balance)) over account as balance, sum(sum(accounts)) over account as accounts
       from (select * from known union all select * from change union all select * from none) c
      group by before, owner_kind, kind, currency
     window account as (partition by owner_kind, kind order by before)) b
    where before > coalesce((select at from last), '-infinity') and (accounts > 0 or balance <> 0)`,
)

/** Writes the checkpoints of the hours that ended before an instant and have none yet. The instant ends an hour. */
export async function writeCheckpoints(tx: Tx, until: Date): Promise<void> {
  // The first time in a shop that has sold for years takes longer than a call may.
  await tx.client.query('set local statement_timeout = 0')
  await tx.rows(write, [until])
}

type Account = typeof ledgerAccounts.$inferSelect

/** All accounts of a kind. */
export interface KindTotal extends Pick<Account, 'owner_kind' | 'kind' | 'currency'> {
  /** How many there are. */
  accounts: number
  /** Cents or points. */
  balance: number
}

const since = `coalesce((select at from start), '-infinity')`
const totals = statement(
  'ledger.totals',
  `with start as (
     select max(before) as at from ledger_checkpoints where before <= $1::timestamptz
   )
   select owner_kind, kind, currency, sum(accounts)::int as accounts, sum(balance)::bigint as balance
     from (
       select owner_kind, kind, currency, accounts, balance from ledger_checkpoints where before = (select at from start)
       union all
       select a.owner_kind, a.kind, a.currency, 0, p.sum
         from (select account_id, sum(amount) from (${postingsBetween(since, '<= $1')}) s group by account_id) p
         join ledger_accounts a on a.id = p.account_id
       union all
       select owner_kind, kind, currency, 1, 0 from ledger_accounts where created_at >= ${since} and created_at <= $1) t
    group by owner_kind, kind, currency order by currency, owner_kind, kind`,
)

/** The balances of all kinds of account as of an instant, or as they are (rules §8). */
export const totalsByKind = (db: Db, at?: Date) => db.rows<KindTotal>(totals, [at ?? 'infinity'])
