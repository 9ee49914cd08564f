import { maxWindowDays } from '@fangshi/contract/figures'
import { formatDate, parseDateTime } from '@fangshi/contract/time'
import { useSearchParams } from 'react-router'

/** The first and last day that a page shows. */
export interface Days {
  from: string
  to: string
}

const dayMs = 24 * 60 * 60 * 1000
const isDay = (text: string | null): text is string => text !== null && parseDateTime(`${text} 00:00:00`) !== null

/** So many days up to today, in the market's zone. */
export const lastDays = (count: number, now = new Date()): Days => ({
  from: formatDate(new Date(now.getTime() - (count - 1) * dayMs)),
  to: formatDate(now),
})

/** The days of an address, of too many the last ones; without any the last 30. */
export function daysIn(search: URLSearchParams): Days & { isCut: boolean } {
  const [from, to] = [search.get('from'), search.get('to')]
  if (!isDay(from) || !isDay(to) || from > to) return { ...lastDays(30), isCut: false }
  const longest = lastDays(maxWindowDays, parseDateTime(`${to} 00:00:00`) as Date)
  return from < longest.from ? { ...longest, isCut: true } : { from, to, isCut: false }
}

/** The days that all figures of a page show, and whether they stand beside the window before; both are in the address. */
export function useWindow() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Record<string, string | null>): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  const { isCut, ...days } = daysIn(search)
  return {
    days,
    /** More days were chosen than a window may have. */
    isCut,
    isCompared: search.get('compare') !== '0',
    setDays: ({ from, to }: Days) => change({ from, to }),
    setCompared: (isCompared: boolean) => change({ compare: isCompared ? null : '0' }),
  }
}
