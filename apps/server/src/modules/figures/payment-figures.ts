import type { adminNewUsers, adminPayments } from '@fangshi/contract/figures'
import { formatMoney } from '@fangshi/contract/money'
import type { Reply } from '@fangshi/contract/route'
import { newcomersOf, paymentsOf } from './payments.db.ts'
import type { Span } from './sales.db.ts'
import { daysOf, eachDay, windowOf, type Reads } from './window.ts'

interface Days {
  from: string
  to: string
}

/** Attempts and paid bills by channel and device, in a window and in the one before. Throws DAYS_INVALID. */
export async function paymentFigures(ctx: Reads, days: Days): Promise<Reply<typeof adminPayments>> {
  const { before, ...window } = windowOf(days)
  const read = async (span: Span) =>
    (await paymentsOf(ctx.db, span)).map(({ paid_cents, ...row }) => ({ ...row, amount: formatMoney(paid_cents) }))
  const [now, then] = await Promise.all([read(window), read(before)])
  return { now, before: then, before_days: daysOf(before) }
}

/** New shoppers or new stores by day. Throws DAYS_INVALID. */
export async function newcomerFigures(
  ctx: Reads,
  who: 'users' | 'stores',
  days: Days,
): Promise<Reply<typeof adminNewUsers>> {
  const window = windowOf(days)
  const { before } = window
  const rows = await newcomersOf(ctx.db, { from: before.from, until: window.until })
  const byDay = new Map(rows.map((row) => [row.day, row[who]]))
  const count = (span: Span, now: Date) => eachDay(span, now).map((date) => ({ date, count: byDay.get(date) ?? 0 }))
  const total = (span: Span): number => count(span, span.until).reduce((sum, day) => sum + day.count, 0)
  return { total: total(window), before: total(before), before_days: daysOf(before), days: count(window, ctx.now()) }
}
