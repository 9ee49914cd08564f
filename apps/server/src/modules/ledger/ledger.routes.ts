import { listMoneyLogs } from '@fangshi/contract/accounts'
import { parseDateTime } from '@fangshi/contract/time'
import { failFields } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import type { Db } from '../../kernel/db/db.ts'
import { userFrozen, userMoney, userPoints, type AccountRef } from './chart.ts'
import { moneyLog, monthSums, type LogFilter, type LogRow, type MonthRow } from './ledger.db.ts'
import { showLog, showMonth } from './ledger.show.ts'
import { wholeMonths } from './months.ts'

const accountOf = { money: userMoney, frozen_money: userFrozen, integral: userPoints }
const dayMs = 24 * 60 * 60 * 1000

/** The first instant of the day that is `days` later. Refuses a day that does not exist. */
function startOf(field: 'from' | 'to', day: string | undefined, days: number): Date | undefined {
  if (day === undefined) return undefined
  const start = parseDateTime(`${day} 00:00:00`) ?? failFields({ [field]: 'INVALID' })
  return new Date(start.getTime() + days * dayMs)
}

/** The sums of the months that the rows, newest first, belong to. */
async function monthsOf(db: Db, account: AccountRef, filter: LogFilter, rows: readonly LogRow[]): Promise<MonthRow[]> {
  const [newest, oldest] = [rows[0], rows.at(-1)]
  if (!newest || !oldest) return []
  return monthSums(db, account, { ...filter, ...wholeMonths(oldest.created_at, newest.created_at, filter) })
}

export const ledgerRoutes = [
  on(listMoneyLogs, async ({ ctx, who, query, locale }) => {
    const { kind, sign, page = 1, per_page = 30 } = query
    const account = accountOf[kind](who.user_id)
    const filter = { sign, from: startOf('from', query.from, 0), before: startOf('to', query.to, 1) }
    const { rows, total } = await moneyLog(ctx.db, account, filter, {
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    return {
      data: rows.map((row) => showLog(row, kind, locale)),
      months: (await monthsOf(ctx.db, account, filter, rows)).map((month) => showMonth(month, kind)),
      count: rows.length,
      total,
      per_page,
      last_page: Math.max(1, Math.ceil(total / per_page)),
      current_page: page,
    }
  }),
]
