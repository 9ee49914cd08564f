import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { fetchRows } from '../../fields/fetch-rows.ts'
import type { FieldSpecs } from '../../fields/spec.ts'
import { dictionariesOf, formChoices, type FormChoices } from './choices.ts'

interface FormChoicesState {
  choices: FormChoices | undefined
  hasFailed: boolean
  retry: () => void
}

/** The choices of all fields of a form; undefined until its dictionaries are here. */
export function useFormChoices(form: FieldSpecs): FormChoicesState {
  const locale = useLocale()
  const urls = useMemo(() => dictionariesOf(form), [form])
  const { data, isError, refetch } = useQuery({
    queryKey: ['sheet choices', urls, locale],
    queryFn: async ({ signal }) =>
      new Map(await Promise.all(urls.map(async (url) => [url, await fetchRows(url, {}, signal)] as const))),
    // Choices that were just added must be included.
    staleTime: 0,
    gcTime: 0,
  })
  const choices = useMemo(() => data && formChoices(form, data, locale), [form, data, locale])
  return { choices, hasFailed: isError, retry: () => void refetch() }
}
