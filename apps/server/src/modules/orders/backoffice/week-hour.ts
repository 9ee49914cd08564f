import { maxWindowDays } from '@fangshi/contract/figures'
import type { Condition } from '@fangshi/contract/filters'
import { parseDateTime } from '@fangshi/contract/time'

interface Span {
  from: Date
  /** Not in it. */
  until: Date
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs
/** The beginning of a Monday in the platform's zone, which has no daylight saving time. */
const aMonday = (parseDateTime('2024-01-01 00:00:00') as Date).getTime()

/** The bounds of a filter by a span of days that is no longer than a window of figures (rules §13). */
function boundsOf(paidAt: Condition | undefined): { first: number; last: number } | undefined {
  const [from, to] = paidAt?.op === 'between' ? paidAt.values : []
  if (!(from instanceof Date && to instanceof Date)) return undefined
  const [first, last] = [from.getTime(), to.getTime()]
  return last - first < maxWindowDays * dayMs ? { first, last } : undefined
}

/**
 * An hour of the week, as `1-13` for Monday from 13:00 to 14:00, in each week of the days by which orders are filtered;
 * undefined without such days.
 */
export function hoursIn(hour: string, paidAt: Condition | undefined): Span[] | undefined {
  const bounds = boundsOf(paidAt)
  if (!bounds) return undefined
  const [weekday = 1, ofDay = 0] = hour.split('-').map(Number)
  const inWeek = aMonday + (weekday - 1) * dayMs + ofDay * hourMs
  // The first such hour that ends after the days begin.
  const weeks = Math.floor((bounds.first - hourMs - inWeek) / weekMs) + 1
  const spans: Span[] = []
  for (let from = inWeek + weeks * weekMs; from <= bounds.last; from += weekMs)
    spans.push({ from: new Date(from), until: new Date(from + hourMs) })
  return spans
}
