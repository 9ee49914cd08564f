import { useMemo } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useLabel } from '../label.ts'
import { useDictionary } from './choices.ts'
import { isDictionary, type CascaderSpec } from './spec.ts'
import { fromChoices, fromRows, type TreeOption } from './tree.ts'

/** The tree of a field's choices. */
export function useTree({ options }: CascaderSpec): { tree: TreeOption[]; isLoading: boolean } {
  const label = useLabel()
  const locale = useLocale()
  const of = isDictionary(options) ? options : undefined
  const { data, isFetching } = useDictionary(of)
  const tree = useMemo(
    () => (isDictionary(options) ? fromRows(data ?? [], options, locale) : fromChoices(options, label)),
    [options, data, locale, label],
  )
  return { tree, isLoading: isFetching }
}
