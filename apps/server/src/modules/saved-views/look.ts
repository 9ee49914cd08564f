import type { Condition } from '@fangshi/contract/filters'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Resource } from '@fangshi/contract/resource'

interface Look {
  filters?: readonly { field: string; value: string }[] | undefined
  sort?: string | undefined
  columns?: readonly { key: string }[] | undefined
}

const hasTwins = (names: readonly string[]): boolean => new Set(names).size < names.length

/** Whether the list takes a filter; an empty one filters nothing, so there is none to keep. */
function isFilter({ filters }: Pick<Resource, 'filters'>, field: string, value: string): boolean {
  const shape = Object.hasOwn(filters, field) ? filters[field] : undefined
  const read = shape?.safeParse(value)
  return read?.success === true && (read.data as Condition | undefined) !== undefined
}

/** What is wrong with a view of a list, by field: the filters and the order must be those that the list takes. */
export function lookFaults(
  list: Pick<Resource, 'filters' | 'sorts'>,
  { filters = [], sort = '', columns = [] }: Look,
): Record<string, ErrorKey> {
  const faults: Record<string, ErrorKey> = {}
  filters.forEach(({ field, value }, index) => {
    if (!isFilter(list, field, value)) faults[`filters.${index}`] = 'FILTER_INVALID'
  })
  if (hasTwins(filters.map(({ field }) => field))) faults.filters = 'FILTER_INVALID'
  if (sort && !list.sorts.includes(sort.replace(/^-/, ''))) faults.sort = 'FILTER_INVALID'
  if (hasTwins(columns.map(({ key }) => key))) faults.columns = 'INVALID'
  return faults
}
