import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readListState, writeListState, type Filters, type ListState } from './list-state.ts'

export interface ListControls extends ListState {
  setPage: (page: number, perPage: number) => void
  /** Back to the first page. */
  setFilters: (filters: Filters) => void
}

/** Page, size and filters of the list on this page, kept in the address; each change is a step that Back undoes. */
export function useListState(fields: readonly string[]): ListControls {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readListState(search, fields), [search, fields])
  const go = useCallback(
    (next: ListState) => setSearch(writeListState(next), { preventScrollReset: true }),
    [setSearch],
  )
  return {
    ...state,
    setPage: (page, perPage) => go({ ...state, page: perPage === state.perPage ? page : 1, perPage }),
    setFilters: (filters) => go({ ...state, page: 1, filters }),
  }
}
