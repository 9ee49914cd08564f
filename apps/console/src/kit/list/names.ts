import type { Locale } from '@fangshi/contract/locale'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { fetchRows } from '../fields/fetch-rows.ts'
import type { Dictionary } from '../fields/spec.ts'
import { wordsOf } from '../fields/words.ts'
import type { NamedColumn, Names } from './column.ts'
import { dictionaryOf, idsOf, keyOf, knownNames, namesFrom, namesKey, type NamesById } from './dictionary-names.ts'
import type { Row } from '../fields/row.ts'

/** Fetches the names of these ids alone (rules §11: `id=1,2|in`). Answers are cached until the page is closed. */
const namesQuery = (of: Dictionary, locale: Locale, ids: readonly string[]) => ({
  queryKey: [...namesKey(of, locale), ids.join(',')],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NamesById> => {
    const rows = await fetchRows(of.url, { id: `${ids.join(',')}|in` }, signal)
    return new Map(rows.map((row) => [String(row[of.valueName]), wordsOf(row[of.labelName], locale)]))
  },
  gcTime: Infinity,
})

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
  return namesFrom(new Map(requests.map(({ of }) => [keyOf(of), knownNames(client, of, locale)])))
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
        known.set(keyOf(of), knownNames(client, of, locale))
      }
      return namesFrom(known)
    },
    [client, columns, locale],
  )
}
