import { orderTabs, type OrderTab } from '@fangshi/contract/status'

/** The filters of the order list, kept in the address. Days are `YYYY-MM-DD`, both inclusive. */
export interface OrderFilters {
  tab: OrderTab
  keywords: string
  from: string
  to: string
  page: number
}

export const ranges = ['all', 'week', 'month', 'custom'] as const
export type Range = (typeof ranges)[number]

const isTab = (text: string | null): text is OrderTab => orderTabs.includes(text as OrderTab)
const dayOf = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

export function readFilters(query: URLSearchParams): OrderFilters {
  const tab = query.get('tab')
  const page = Number(query.get('page'))
  return {
    tab: isTab(tab) ? tab : 'all',
    keywords: query.get('keywords')?.trim().slice(0, 60) ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/** The filters without defaults, for the address and for the call. */
export const withoutDefaults = ({ tab, keywords, from, to, page }: OrderFilters) => ({
  tab: tab === 'all' ? undefined : tab,
  keywords: keywords || undefined,
  from: from || undefined,
  to: to || undefined,
  page: page > 1 ? page : undefined,
})

/** The first day of a preset that ends today; weeks begin on Monday. */
export function startOfRange(range: 'week' | 'month', today: string): string {
  if (range === 'month') return `${today.slice(0, 8)}01`
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** The preset that matches the days in the address. */
export function rangeOf({ from, to }: Pick<OrderFilters, 'from' | 'to'>, today: string): Range {
  if (!from && !to) return 'all'
  if (to === '' || to === today) {
    if (from === startOfRange('week', today)) return 'week'
    if (from === startOfRange('month', today)) return 'month'
  }
  return 'custom'
}
