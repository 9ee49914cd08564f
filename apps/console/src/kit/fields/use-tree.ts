import { useMemo } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { useDictionary } from './choices.ts'
import { isDictionary, type CascaderSpec } from './spec.ts'
import { fromChoices, fromRows, type TreeOption } from './tree.ts'

/** The tree of a field's choices. */
export function useTree({ options }: CascaderSpec): { tree: TreeOption[]; isLoading: boolean } {
  const t = useText()
  const locale = useLocale()
  const of = isDictionary(options) ? options : undefined
  const { data, isFetching } = useDictionary(of)
  const tree = useMemo(
    () => (isDictionary(options) ? fromRows(data ?? [], options, locale) : fromChoices(options, t)),
    [options, data, locale, t],
  )
  return { tree, isLoading: isFetching }
}
