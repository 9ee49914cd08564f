import type { MoneyLogFilter, MoneyLogKind } from '~/account/user-queries.ts'
import { links } from '~/routing/links.ts'

/** The path of each account's log. */
export const logPaths: Record<MoneyLogKind, string> = {
  money: links.money(),
  frozen_money: links.frozenMoney(),
  integral: links.integral(),
}

/** The query parameters that a log reads. */
export const logQueryKeys: readonly string[] = ['sign', 'from', 'to', 'page']

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (text: string | null): string | undefined =>
  text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Parses the filter of an address; invalid values are dropped. */
export function filterOf(params: URLSearchParams): MoneyLogFilter {
  const sign = params.get('sign')
  const page = Number(params.get('page'))
  return {
    sign: sign === 'in' || sign === 'out' ? sign : undefined,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  }
}

/** The filter as a query string, empty without filters. */
export function logQuery({ sign, from, to, page }: MoneyLogFilter): string {
  const entries = Object.entries({ sign, from, to, page: page && page > 1 ? String(page) : undefined })
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size ? `?${query}` : ''
}
