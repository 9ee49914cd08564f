import type { BalanceKind, LedgerEvent } from '@fangshi/contract/ledger-events'
import { statement, type Db } from '../../kernel/db/db.ts'

/** Whose accounts a log is of; together they are one amount to their owner. */
export interface LogOwner {
  user_id: number
  kinds: readonly BalanceKind[]
}

/** A posting as its owner's log shows it; `balance_after` is the sum of the log's accounts after the posting. */
export interface LogRow {
  id: number
  event: LedgerEvent
  info: string
  amount: number
  balance_after: number
  created_at: Date
}

export interface LogFilter {
  sign: 'in' | 'out' | undefined
  /** Half open: from ≤ booked < before. */
  from: Date | undefined
  before: Date | undefined
}

const postingsOf = `from ledger_accounts a join ledger_postings p on p.account_id = a.id
  where a.owner_kind = 'user' and a.owner_id = $1 and a.kind = any($2)
    and ($3::int is null or sign(p.amount) = $3)
    and ($4::timestamptz is null or p.created_at >= $4) and ($5::timestamptz is null or p.created_at < $5)`
const logRows = statement(
  'ledger.log',
  `select p.id, t.event, t.info, p.amount, p.created_at, (
            select coalesce(sum(l.balance_after), 0)::bigint from ledger_accounts a
             cross join lateral (select balance_after from ledger_postings
                                  where account_id = a.id and id <= p.id order by id desc limit 1) l
             where a.owner_kind = 'user' and a.owner_id = $1 and a.kind = any($2)) as balance_after
     from (select p.* ${postingsOf} order by p.id desc limit $6 offset $7) p
     join ledger_transactions t on t.id = p.transaction_id order by p.id desc`,
)
const logTotal = statement('ledger.log_total', `select count(*)::int as total ${postingsOf}`)

const logMonths = statement(
  'ledger.log_months',
  // The zone of the wire, which has no daylight saving time.
  `select to_char((p.created_at at time zone 'UTC') + interval '8 hours', 'YYYY-MM') as month,
          coalesce(sum(p.amount) filter (where p.amount > 0), 0)::bigint as income,
          coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::bigint as spending
     ${postingsOf} group by month order by month desc`,
)

const signs = { in: 1, out: -1 }

const filterValues = ({ user_id, kinds }: LogOwner, { sign, from, before }: LogFilter): unknown[] => [
  user_id,
  kinds,
  sign ? signs[sign] : null,
  from ?? null,
  before ?? null,
]

/** What came in and went out in a month (`YYYY-MM`); both are not negative. */
export interface MonthRow {
  month: string
  income: number
  spending: number
}

/** The sums of each month that has postings, newest first. */
export const monthSums = (db: Db, owner: LogOwner, filter: LogFilter) =>
  db.rows<MonthRow>(logMonths, filterValues(owner, filter))

/** One page of the postings, newest first, and their total number. */
export async function moneyLog(
  db: Db,
  owner: LogOwner,
  filter: LogFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const values = filterValues(owner, filter)
  const rows = await db.rows<LogRow>(logRows, [...values, page.limit, page.offset])
  const counted = await db.row<{ total: number }>(logTotal, values)
  return { rows, total: counted?.total ?? 0 }
}
