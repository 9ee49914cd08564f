import { statement, type Db } from '../../kernel/db/db.ts'

/** What the books call an account, in SQL: the platform's and channels' by their kind, the others with their owner. */
export const accountNameSql = (a: string): string =>
  `case when ${a}.owner_kind in ('platform', 'channel') then ${a}.kind else ${a}.owner_kind || '_' || ${a}.kind end`

// Attempts that are open at a provider are the ones that we still query.
const due = statement(
  'books.due',
  `select width_bucket(extract(epoch from ($1::timestamptz - created_at)) / 86400, $2::float8[]) as bucket,
          count(*)::int as count, sum(amount_cents)::bigint as cents
     from payment_refunds where next_at is not null group by 1`,
)
/** Refunds due by age: `bucket` 0 is younger than the first of `days`, each further one at least so many days old. */
export const dueByAge = (db: Db, now_: Date, days: readonly number[]) =>
  db.rows<{ bucket: number; count: number; cents: number }>(due, [now_, days])
