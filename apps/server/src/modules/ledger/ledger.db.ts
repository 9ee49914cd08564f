import { statement, type Db } from '../../kernel/db/db.ts'
import type { AccountRef } from './chart.ts'
import type { LedgerEvent } from './events.ts'

const balances = statement(
  'ledger.balances',
  `select coalesce(max(balance) filter (where kind = 'money'), 0) as money,
          coalesce(max(balance) filter (where kind = 'frozen'), 0) as frozen,
          coalesce(max(balance) filter (where kind = 'points'), 0) as points
     from ledger_accounts where owner_kind = 'user' and owner_id = $1`,
)

/** A user's balances: money and frozen money in cents, points in whole points; zero where nothing was ever booked. */
export async function balancesOf(db: Db, userId: number): Promise<{ money: number; frozen: number; points: number }> {
  const row = await db.row<{ money: number; frozen: number; points: number }>(balances, [userId])
  return row ?? { money: 0, frozen: 0, points: 0 }
}

/** A posting as the owner's log tells it; `balance_after` is the account's balance once it was booked. */
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

const signs = { in: 1, out: -1 }

/** One page of an account's postings, newest first, and how many there are in all. */
export async function moneyLog(
  db: Db,
  account: AccountRef,
  { sign, from, before }: LogFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const filter = [
    account.owner_kind,
    account.owner_id,
    account.kind,
    sign ? signs[sign] : null,
    from ?? null,
    before ?? null,
  ]
  const rows = await db.rows<LogRow>(logRows, [...filter, page.limit, page.offset])
  const counted = await db.row<{ total: number }>(logTotal, filter)
  return { rows, total: counted?.total ?? 0 }
}
