import { maxDayPoints, maxWindowDays } from '@fangshi/contract/figures'
import { formatDate, formatDateTime, parseDateTime } from '@fangshi/contract/time'
import { failFields } from '../../kernel/fail.ts'
import type { Db } from '../../kernel/db/db.ts'
import type { SalesRow, Span } from './sales.db.ts'

/** What figures are read with: a context, or a transaction with a clock. */
export interface Reads {
  db: Db
  now: () => Date
}

export type Grain = 'hour' | 'day' | 'month'

/** A window of days of the platform's zone, and the one before it, which has as many days. */
export interface Window extends Span {
  before: Span
  grain: Grain
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
const startOfDay = (day: string): Date => parseDateTime(`${day} 00:00:00`) as Date

/** Throws DAYS_INVALID for a window that ends before it begins, or is longer than `maxWindowDays`. */
export function windowOf({ from: first, to }: { from: string; to: string }): Window {
  const from = startOfDay(first)
  const until = new Date(startOfDay(to).getTime() + dayMs)
  const days = (until.getTime() - from.getTime()) / dayMs
  if (days < 1 || days > maxWindowDays) failFields({ to: 'DAYS_INVALID' }, 'DAYS_INVALID')
  const grain = days === 1 ? 'hour' : days <= maxDayPoints ? 'day' : 'month'
  return { from, until, grain, before: { from: new Date(from.getTime() - days * dayMs), until: from } }
}

/** The first and the last day of a span. */
export const daysOf = ({ from, until }: Span): { from: string; to: string } => ({
  from: formatDate(from),
  to: formatDate(new Date(until.getTime() - dayMs)),
})

/** Every day of a span that has begun by then. */
export function eachDay({ from, until }: Span, now: Date): string[] {
  const end = Math.min(until.getTime(), now.getTime() + 1)
  const count = Math.max(0, Math.ceil((end - from.getTime()) / dayMs))
  return Array.from({ length: count }, (_, day) => formatDate(new Date(from.getTime() + day * dayMs)))
}

const keyOf = (at: Date, grain: Grain): string => formatDateTime(at).slice(0, { hour: 13, day: 10, month: 7 }[grain])

/** The names of the points of a span that have begun by then: `2026-11-23 08`, `2026-11-23` or `2026-11`. */
function namesOf({ from, until }: Span, grain: Grain, now: Date): string[] {
  if (grain !== 'hour') {
    return [...new Set(eachDay({ from, until }, now).map((day) => day.slice(0, grain === 'day' ? 10 : 7)))]
  }
  const begun = Math.min(until.getTime(), now.getTime() + 1)
  const count = Math.max(0, Math.ceil((begun - from.getTime()) / hourMs))
  return Array.from({ length: count }, (_, hour) => keyOf(new Date(from.getTime() + hour * hourMs), grain))
}

const nothing: Omit<SalesRow, 'start_at'> = {
  orders: 0,
  sales_cents: 0,
  subsidy_cents: 0,
  units: 0,
  refunds: 0,
  refunded_cents: 0,
  refunded_units: 0,
}
type Sums = typeof nothing

const add = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  sales_cents: a.sales_cents + b.sales_cents,
  subsidy_cents: a.subsidy_cents + b.subsidy_cents,
  units: a.units + b.units,
  refunds: a.refunds + b.refunds,
  refunded_cents: a.refunded_cents + b.refunded_cents,
  refunded_units: a.refunded_units + b.refunded_units,
})

/** The sum of rows. */
export const sumOf = (rows: readonly Sums[]): Sums => rows.reduce(add, nothing)

/** One entry for every point of a span that has begun, oldest first. */
export function pointsOf(rows: readonly SalesRow[], span: Span, grain: Grain, now: Date): (Sums & { at: string })[] {
  const byName = new Map<string, Sums>()
  for (const row of rows) {
    if (row.start_at < span.from || row.start_at >= span.until) continue
    const name = keyOf(row.start_at, grain)
    byName.set(name, add(byName.get(name) ?? nothing, row))
  }
  return namesOf(span, grain, now).map((at) => ({ at, ...(byName.get(at) ?? nothing) }))
}
