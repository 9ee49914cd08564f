import { isDictionary } from '../fields/spec.ts'
import type { NamedColumn } from '../list/column.ts'
import type { Filters } from '../list/list-state.ts'
import { fieldOf } from './search-values.ts'
import type { SearchOption } from './search-option.ts'

/**
 * The options by which applied filters are named: those of the search bar, and for a filter that a tab or a link sets the
 * column of its name.
 */
export function chipOptions(
  search: readonly SearchOption[],
  columns: readonly NamedColumn[],
  filters: Filters,
): SearchOption[] {
  const named = new Set(search.map(fieldOf))
  const added = Object.keys(filters).flatMap((field): SearchOption[] => {
    const column = named.has(field) ? undefined : columns.find(({ key }) => key === field)
    if (!column) return []
    const { label, options } = column
    const values = !options ? {} : isDictionary(options) ? { dict: options } : { data: options }
    return [{ label, value: field, ...values }]
  })
  return [...search, ...added]
}
