import { dashboardDays, soonDays, type getDashboard } from '@fangshi/contract/dashboard'
import { formatMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { formatDate, formatDateTime, parseDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { getSettings } from '../settings/public.ts'
import { countsOf, dayRows } from './figures.db.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The figures of the platform's first screen, as of now. */
export async function figures(ctx: Context): Promise<Reply<typeof getDashboard>> {
  const now = ctx.now()
  const today = parseDateTime(`${formatDate(now)} 00:00:00`) as Date
  const daysFrom = (days: number): Date => new Date(today.getTime() + days * dayMs)
  const first = daysFrom(1 - dashboardDays)
  const [rows, counts, { close_status }] = await Promise.all([
    dayRows(ctx.db, first),
    countsOf(ctx.db, today, daysFrom(-1), daysFrom(soonDays + 1)),
    getSettings(ctx.db, 'web'),
  ])
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: dashboardDays }, (_, day) => {
    const { orders, sales_cents } = byDay.get(day) ?? { orders: 0, sales_cents: 0 }
    return { date: formatDate(new Date(first.getTime() + day * dayMs)), sales: formatMoney(sales_cents), orders }
  })
  const [yesterday, last] = days.slice(-2) as [(typeof days)[0], (typeof days)[0]]
  return {
    at: formatDateTime(now),
    sales: { today: last.sales, yesterday: yesterday.sales },
    orders: { today: last.orders, yesterday: yesterday.orders },
    users: { today: counts.users_today, yesterday: counts.users_yesterday },
    stores: { today: counts.stores_today, yesterday: counts.stores_yesterday },
    days,
    to_do: {
      site_closed: close_status,
      failed_sms: counts.failed_sms,
      ending_advs: counts.ending_advs,
      audit_entries: counts.audit_entries,
    },
  }
}
