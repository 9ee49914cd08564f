import { dashboardDays, soonDays, type getDashboard } from '@fangshi/contract/dashboard'
import { formatMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { formatDate, formatDateTime, parseDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { lastVerification } from '../../kernel/verification/last-verification.ts'
import { getSettings } from '../settings/public.ts'
import { countsOf, dayRows, type DayRow } from './figures.db.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The start of the first day in the sales chart, and of today. */
export function spanOf(now: Date): { first: Date; today: Date; daysFrom: (days: number) => Date } {
  const today = parseDateTime(`${formatDate(now)} 00:00:00`) as Date
  const daysFrom = (days: number): Date => new Date(today.getTime() + days * dayMs)
  return { first: daysFrom(1 - dashboardDays), today, daysFrom }
}

/** Every day once, oldest first, and the figures of the last two days side by side. */
export function salesOf(first: Date, rows: readonly DayRow[]) {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: dashboardDays }, (_, day) => {
    const { orders, sales_cents } = byDay.get(day) ?? { orders: 0, sales_cents: 0 }
    return { date: formatDate(new Date(first.getTime() + day * dayMs)), sales: formatMoney(sales_cents), orders }
  })
  const [yesterday, last] = days.slice(-2) as [(typeof days)[0], (typeof days)[0]]
  return {
    days,
    sales: { today: last.sales, yesterday: yesterday.sales },
    orders: { today: last.orders, yesterday: yesterday.orders },
  }
}

/** The current figures of the platform's dashboard. */
export async function figures(ctx: Context): Promise<Reply<typeof getDashboard>> {
  const now = ctx.now()
  const { first, today, daysFrom } = spanOf(now)
  const [rows, counts, { close_status }, verified] = await Promise.all([
    dayRows(ctx.db, first),
    countsOf(ctx.db, today, daysFrom(-1), daysFrom(soonDays + 1)),
    getSettings(ctx.db, 'web'),
    lastVerification(ctx.db),
  ])
  return {
    at: formatDateTime(now),
    ...salesOf(first, rows),
    users: { today: counts.users_today, yesterday: counts.users_yesterday },
    stores: { today: counts.stores_today, yesterday: counts.stores_yesterday },
    drift: verified?.drifted
      ? { at: formatDateTime(verified.verified_at), count: verified.drifted, findings: verified.findings.slice(0, 5) }
      : null,
    to_do: {
      site_closed: close_status,
      failed_sms: counts.failed_sms,
      verifying_stores: counts.verifying_stores,
      document_changes: counts.document_changes,
      goods_to_review: counts.goods_to_review,
      refund_disputes: counts.refund_disputes,
      return_disputes: counts.return_disputes,
      withdrawals_to_decide: counts.withdrawals_to_decide,
      withdrawals_to_pay: counts.withdrawals_to_pay,
      suspense: counts.suspense,
      differences: counts.differences,
      ending_advs: counts.ending_advs,
      audit_entries: counts.audit_entries,
    },
  }
}
