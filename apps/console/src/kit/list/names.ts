import type { Locale } from '@fangshi/contract/locale'
import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { fetchRows } from '../fields/fetch-rows.ts'
import { isDictionary, type Dictionary } from '../fields/spec.ts'
import { wordsOf } from '../fields/words.ts'
import { cellValue } from './cell-text.ts'
import type { NamedColumn, Names } from './column.ts'
import type { Row } from '../fields/row.ts'

type NamesById = ReadonlyMap<string, string>

const dictionaryOf = ({ options }: NamedColumn): Dictionary | undefined =>
  options && isDictionary(options) ? options : undefined

const keyOf = (of: Dictionary, locale: Locale) => ['names', of.url, locale, of.valueName, of.labelName] as const

/** Fetches the names of these ids alone (rules §11: `id=1,2|in`). Answers are cached until the page is closed. */
const namesQuery = (of: Dictionary, locale: Locale, ids: readonly string[]) => ({
  queryKey: [...keyOf(of, locale), ids.join(',')],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NamesById> => {
    const rows = await fetchRows(of.url, { id: `${ids.join(',')}|in` }, signal)
    return new Map(rows.map((row) => [String(row[of.valueName]), wordsOf(row[of.labelName], locale)]))
  },
  gcTime: Infinity,
})

/** All names of a dictionary that are cached, the latest answer last. */
function knownNames(client: QueryClient, of: Dictionary, locale: Locale): NamesById {
  const answers = client.getQueryCache().findAll({ queryKey: keyOf(of, locale) })
  const inTime = answers.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  return new Map(inTime.flatMap(({ state }) => [...((state.data as NamesById | undefined) ?? [])]))
}

const idsOf = (column: NamedColumn, rows: readonly Row[]): string[] => {
  const values = rows.map((row) => cellValue(column, row))
  return [...new Set(values.filter((value) => typeof value === 'number' || typeof value === 'string').map(String))]
    .filter((id) => id !== '' && id !== '0')
    .toSorted()
}

const namesFrom =
  (known: ReadonlyMap<string, NamesById>): Names =>
  (column, value) => {
    const of = dictionaryOf(column)
    return of && known.get(of.url)?.get(String(value as string | number))
  }

/** What the values of dictionary columns on screen are called. */
export function useNames(columns: readonly NamedColumn[], rows: readonly Row[]): Names {
  const locale = useLocale()
  const client = useQueryClient()
  const requests = columns.flatMap((column) => {
    const of = dictionaryOf(column)
    const ids = of ? idsOf(column, rows) : []
    return of && ids.length ? [{ of, ids }] : []
  })
  useQueries({ queries: requests.map(({ of, ids }) => namesQuery(of, locale, ids)) })
  return namesFrom(new Map(requests.map(({ of }) => [of.url, knownNames(client, of, locale)])))
}

/** The dictionary names of any rows; those that were on screen are known and need no request. */
export function useNamesOf(columns: readonly NamedColumn[]): (rows: readonly Row[]) => Promise<Names> {
  const locale = useLocale()
  const client = useQueryClient()
  return useCallback(
    async (rows) => {
      const known = new Map<string, NamesById>()
      for (const column of columns) {
        const of = dictionaryOf(column)
        if (!of) continue
        const here = knownNames(client, of, locale)
        const missing = idsOf(column, rows).filter((id) => !here.has(id))
        if (missing.length) await client.fetchQuery(namesQuery(of, locale, missing))
        known.set(of.url, knownNames(client, of, locale))
      }
      return namesFrom(known)
    },
    [client, columns, locale],
  )
}
