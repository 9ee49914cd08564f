import { maxChoices } from '@fangshi/contract/resource'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { missingKeys, withPicked, type Key, type Option } from './choice-options.ts'
import { fetchRows } from './fetch-rows.ts'
import { isDictionary, type Choice, type Dictionary } from './spec.ts'
import { wordsOf, type Row } from './words.ts'

const staleMs = 30_000

/** The rows of a dictionary in the language on screen; with `ids` only these, with `name` those called so. */
export function useDictionary(
  of: Dictionary | undefined,
  query: { id?: string; name?: string } = {},
  isEnabled = true,
) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['choices', of?.url, query, locale],
    queryFn: ({ signal }) => fetchRows(of?.url ?? '', query, signal),
    enabled: of !== undefined && isEnabled,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  })
}

/** A dictionary's row as a choice. */
export function useAsOption(of: Dictionary | undefined): (row: Row) => Option {
  const locale = useLocale()
  return (row) => ({ value: row[of?.valueName ?? 'id'] as Key, label: wordsOf(row[of?.labelName ?? 'name'], locale) })
}

interface Choices {
  options: Option[]
  isLoading: boolean
  /** Narrows a long dictionary on the server; undefined where all choices are here. */
  search: ((name: string) => void) | undefined
}

/** The choices of a field, with those that its value names though they lie beyond what a dictionary gives at once. */
export function useChoices(from: readonly Choice[] | Dictionary, extra: readonly Choice[], value: unknown): Choices {
  const t = useText()
  const [name, setName] = useState('')
  const of = isDictionary(from) ? from : undefined
  const asOption = useAsOption(of)
  const all = useDictionary(of)
  const isLong = (all.data?.length ?? 0) >= maxChoices
  const found = useDictionary(of, { name }, isLong && name !== '')
  const listed = (name === '' ? all.data : found.data) ?? []

  const fixed = useMemo(
    () =>
      [...extra, ...(of ? [] : (from as readonly Choice[]))].map(({ value: key, label: text }) => ({
        value: key,
        label: t(text),
      })),
    [extra, of, from, t],
  )
  const missing = missingKeys(value, fixed, (all.data ?? []).map(asOption))
  const picked = useDictionary(of, { id: `${missing.join(',')}|in` }, all.isSuccess && missing.length > 0)

  const offered = [...fixed, ...listed.map(asOption)]
  const options = missing.length && name === '' ? withPicked(offered, (picked.data ?? []).map(asOption)) : offered
  return { options, isLoading: all.isFetching || found.isFetching, search: isLong ? setName : undefined }
}
