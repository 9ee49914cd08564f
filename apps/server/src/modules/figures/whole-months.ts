import { formatDate, parseDateTime } from '@fangshi/contract/time'

const monthStart = (year: number, month: number): Date =>
  parseDateTime(`${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01 00:00:00`) as Date

/**
 * The whole months of the platform's zone between two beginnings of days. Where there is none, both are `until`, so that
 * everything is before them.
 */
export function wholeMonths(from: Date, until: Date): { from: Date; until: Date } {
  const [year = 0, month = 0, day] = formatDate(from).split('-').map(Number)
  const [lastYear = 0, lastMonth = 0] = formatDate(until).split('-').map(Number)
  const first = monthStart(year, day === 1 ? month - 1 : month)
  const last = monthStart(lastYear, lastMonth - 1)
  return first < last ? { from: first, until: last } : { from: until, until }
}
