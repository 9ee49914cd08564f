import { statement, type Db } from '../../kernel/db/db.ts'

/** What the books call an account, in SQL: the platform's and channels' by their kind, the others with their owner. */
export const accountNameSql = (a: string): string =>
  `case when ${a}.owner_kind in ('platform', 'channel') then ${a}.kind else ${a}.owner_kind || '_' || ${a}.kind end`

export interface AccountTotal {
  account: string
  currency: 'CNY' | 'POINTS'
  count: number
  balance: number
}

// Accounts with a balance row are added up from those; of the others the postings are.
const now = statement(
  'books.now',
  `select ${accountNameSql('a')} as account, a.currency, count(*)::int as count,
          sum(coalesce(a.balance, p.sum, 0))::bigint as balance
     from ledger_accounts a
     left join lateral (select sum(amount) from ledger_postings where account_id = a.id and a.balance is null) p on true
    group by 1, 2 order by 2, 1`,
)
const then = statement(
  'books.then',
  `select ${accountNameSql('a')} as account, a.currency, count(*)::int as count, sum(p.sum)::bigint as balance
     from (select account_id, sum(amount) from ledger_postings where created_at <= $1 group by account_id) p
     join ledger_accounts a on a.id = p.account_id group by 1, 2 order by 2, 1`,
)

/** The accounts by kind with their balances, in cents or points: as of an instant, or as they are. */
export const accountTotals = (db: Db, at: Date | undefined) =>
  at ? db.rows<AccountTotal>(then, [at]) : db.rows<AccountTotal>(now)

const held = statement(
  'books.held',
  `select a.owner_kind, a.kind, coalesce(sum(p.amount), 0)::bigint as sum
     from ledger_accounts a left join ledger_postings p on p.account_id = a.id
    where a.owner_kind = 'channel' or (a.owner_kind = 'platform' and a.kind = 'suspense') group by a.owner_kind, a.kind
    order by a.kind`,
)
/** What channels hold for us (their clearing is below zero by as much) and what is in suspense, in cents. */
export async function heldBalances(
  db: Db,
): Promise<{ suspense: number; channels: { channel: string; held: number }[] }> {
  const rows = await db.rows<{ owner_kind: string; kind: string; sum: number }>(held)
  const channels = rows.filter(({ owner_kind }) => owner_kind === 'channel')
  return {
    suspense: rows.find(({ owner_kind }) => owner_kind === 'platform')?.sum ?? 0,
    channels: channels.map(({ kind, sum }) => ({
      channel: kind.replace(/^clearing_/, ''),
      held: sum === 0 ? 0 : -sum,
    })),
  }
}

// Those that are open at a provider are the ones that it is still asked about.
const due = statement(
  'books.due',
  `select width_bucket(extract(epoch from ($1::timestamptz - created_at)) / 86400, $2::float8[]) as bucket,
          count(*)::int as count, sum(amount_cents)::bigint as cents
     from payment_refunds where next_at is not null group by 1`,
)
/** Refunds due by age: `bucket` 0 is younger than the first of `days`, each further one at least so many days old. */
export const dueByAge = (db: Db, now_: Date, days: readonly number[]) =>
  db.rows<{ bucket: number; count: number; cents: number }>(due, [now_, days])
