import { formatDate, parseDateTime } from '@fangshi/contract/time'

const startOf = (month: string): Date => {
  const start = parseDateTime(`${month}-01 00:00:00`)
  if (!start) throw new Error(`${month} is no month`)
  return start
}

const next = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/**
 * The whole months, in the zone of the wire, that lie between two instants, cut by what the filter allows. Half open:
 * from ≤ booked < before.
 */
export function wholeMonths(
  oldest: Date,
  newest: Date,
  filter: { from: Date | undefined; before: Date | undefined },
): { from: Date; before: Date } {
  const from = startOf(formatDate(oldest).slice(0, 7))
  const before = startOf(next(formatDate(newest).slice(0, 7)))
  return {
    from: filter.from && filter.from > from ? filter.from : from,
    before: filter.before && filter.before < before ? filter.before : before,
  }
}
