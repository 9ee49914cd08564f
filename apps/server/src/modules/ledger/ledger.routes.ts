import { listMoneyLogs } from '@fangshi/contract/accounts'
import type { BalanceKind } from '@fangshi/contract/ledger-events'
import { parseDateTime } from '@fangshi/contract/time'
import { failFields } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import type { Db } from '../../kernel/db/db.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { moneyLog, monthSums, type LogFilter, type LogOwner, type LogRow, type MonthRow } from './money-log.db.ts'
import { showLog, showMonth } from './ledger.show.ts'
import { wholeMonths } from './months.ts'

/** What each log is of: money owed, and points owed, count against what one has. */
const kindsOf = {
  money: ['money', 'prepaid', 'debt'],
  frozen_money: ['frozen'],
  integral: ['points', 'points_debt'],
} as const satisfies Record<string, readonly BalanceKind[]>
const dayMs = 24 * 60 * 60 * 1000

/** The first instant of the day that is `days` later. Refuses a day that does not exist. */
function startOf(field: 'from' | 'to', day: string | undefined, days: number): Date | undefined {
  if (day === undefined) return undefined
  const start = parseDateTime(`${day} 00:00:00`) ?? failFields({ [field]: 'INVALID' })
  return new Date(start.getTime() + days * dayMs)
}

/** The sums of the months that the rows, newest first, belong to. */
async function monthsOf(db: Db, logged: LogOwner, filter: LogFilter, rows: readonly LogRow[]): Promise<MonthRow[]> {
  const [newest, oldest] = [rows[0], rows.at(-1)]
  if (!newest || !oldest) return []
  return monthSums(db, logged, { ...filter, ...wholeMonths(oldest.created_at, newest.created_at, filter) })
}

export const ledgerRoutes = [
  on(listMoneyLogs, async ({ ctx, who, query, locale }) => {
    const { kind, sign, page = 1, per_page = 30 } = query
    const logged = { user_id: who.user_id, kinds: kindsOf[kind] }
    const filter = { sign, from: startOf('from', query.from, 0), before: startOf('to', query.to, 1) }
    const { rows, total } = await moneyLog(ctx.db, logged, filter, {
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    return {
      ...showPage(
        { total, page, per_page },
        rows.map((row) => showLog(row, kind, locale)),
      ),
      months: (await monthsOf(ctx.db, logged, filter, rows)).map((month) => showMonth(month, kind)),
    }
  }),
]
