const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const days: Record<string, string> = {
  old: day(2000),
  year: day(360),
  middle: day(150),
  day: day(2),
  now: day(-1),
  month: day(60).slice(0, 7).replace('-', ''),
  date: day(60).replaceAll('-', ''),
}
const fill = (query: string): string =>
  query
    .replace(/\{(\w+)\}/g, (_, name: string) => days[name] ?? '')
    .split('&')
    .filter(Boolean)
    .map((part) => part.replace(/=(.*)$/, (_, value: string) => `=${encodeURIComponent(value)}`))
    .join('&')

/** A page of a list that is measured. */
export interface ListCase {
  name: string
  /** The path below `/api`, without page parameters. */
  path: string
  /** A list has pages; a dictionary has none. */
  isPaged: boolean
}
/** A page without pages of its own, such as counts. */
export const single = (path: string, query = ''): ListCase => ({
  name: `${path.replace('/Admin/', '')} ${query}`,
  path: query ? `${path}?${fill(query)}` : path,
  isPaged: false,
})
/** A list with each of these queries, in which `{old}`, `{middle}`, `{day}` and `{now}` are days. */
export const list = (path: string, queries: readonly string[]): ListCase[] =>
  queries.map((query) => ({
    name: `${path.replace('/Admin/', '')} ${query || 'all'}`,
    path: `${path}?${fill(query)}`,
    isPaged: true,
  }))
