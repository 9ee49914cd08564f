import type { SavedView } from '@fangshi/contract/saved-views'
import type { ListState } from '../list/list-state.ts'

type Look = Pick<ListState, 'filters' | 'sort'>

/** What a view shows, as far as the list still takes it. */
export function lookOf(
  view: Pick<SavedView, 'filters' | 'sort'>,
  fields: readonly string[],
  sorts: readonly string[],
): Look {
  const known = view.filters.filter(({ field }) => fields.includes(field))
  return {
    filters: Object.fromEntries(known.map(({ field, value }) => [field, value])),
    sort: sorts.includes(view.sort.replace(/^-/, '')) ? view.sort : undefined,
  }
}

const textOf = ({ filters, sort }: Look): string =>
  JSON.stringify([Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)), sort ?? ''])

/** Whether two addresses show the same rows in the same order. */
export const isSameLook = (one: Look, other: Look): boolean => textOf(one) === textOf(other)
