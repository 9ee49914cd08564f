import type { BalanceKind, LedgerEvent } from '@fangshi/contract/ledger-events'
import { statement, type Db } from '../../kernel/db/db.ts'
import type { AccountRef } from './chart.ts'

/** Money and frozen money in cents, points in whole points. */
export type Balances = Record<BalanceKind, number>

const ofOwners = statement(
  'ledger.balances',
  `select owner_id, kind, balance from ledger_accounts where owner_kind = $2 and owner_id = any($1) and kind in ('money', 'frozen', 'points')`,
)

/** The balances of users or stores by id, in one query; zero where nothing has been booked. Stores have no points. */
export async function balancesOfOwners(
  db: Db,
  owner: 'user' | 'store',
  ids: readonly number[],
): Promise<Map<number, Balances>> {
  const all = new Map(ids.map((id) => [id, { money: 0, frozen: 0, points: 0 }]))
  const rows = await db.rows<{ owner_id: number; kind: string; balance: number }>(ofOwners, [ids, owner])
  for (const { owner_id, kind, balance } of rows) Object.assign(all.get(owner_id) ?? {}, { [kind]: balance })
  return all
}

/** The balances of users by id; see `balancesOfOwners`. */
export const balancesOfUsers = (db: Db, ids: readonly number[]): Promise<Map<number, Balances>> =>
  balancesOfOwners(db, 'user', ids)

/** A user's balances; zero where nothing has been booked. */
export const balancesOf = async (db: Db, userId: number): Promise<Balances> =>
  (await balancesOfUsers(db, [userId])).get(userId) as Balances

/** A posting as its owner's log shows it; `balance_after` is the account's balance after the posting. */
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
  where a.owner_kind = $1 and a.owner_id = $2 and a.kind = $3
    and ($4::int is null or sign(p.amount) = $4)
    and ($5::timestamptz is null or p.created_at >= $5) and ($6::timestamptz is null or p.created_at < $6)`
const logRows = statement(
  'ledger.log',
  `select p.id, t.event, t.info, p.amount, p.balance_after, p.created_at
     from (select p.* ${postingsOf} order by p.id desc limit $7 offset $8) p
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

const filterValues = ({ owner_kind, owner_id, kind }: AccountRef, { sign, from, before }: LogFilter): unknown[] => [
  owner_kind,
  owner_id,
  kind,
  sign ? signs[sign] : null,
  from ?? null,
  before ?? null,
]

/** What came in and went out of an account in a month (`YYYY-MM`); both are not negative. */
export interface MonthRow {
  month: string
  income: number
  spending: number
}

/** The sums of each month that has postings, newest first. */
export const monthSums = (db: Db, account: AccountRef, filter: LogFilter) =>
  db.rows<MonthRow>(logMonths, filterValues(account, filter))

/** One page of an account's postings, newest first, and their total number. */
export async function moneyLog(
  db: Db,
  account: AccountRef,
  filter: LogFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const values = filterValues(account, filter)
  const rows = await db.rows<LogRow>(logRows, [...values, page.limit, page.offset])
  const counted = await db.row<{ total: number }>(logTotal, values)
  return { rows, total: counted?.total ?? 0 }
}
