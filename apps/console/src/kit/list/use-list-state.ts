import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readListState, writeListState, type Filters, type ListState } from './list-state.ts'

export interface ListControls extends ListState {
  setPage: (page: number, perPage: number) => void
  /** Back to the first page. */
  setFilters: (filters: Filters) => void
  /** Back to the first page, too. */
  setSort: (sort: string | undefined) => void
  /** Chooses a saved view; undefined for the list without one. */
  setSaved: (view: Pick<ListState, 'filters' | 'sort' | 'saved'>) => void
}

/** Page, size, filters and order of the list on this page, kept in the address; each change is a step that Back undoes. */
export function useListState(fields: readonly string[], sorts: readonly string[]): ListControls {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readListState(search, fields, sorts), [search, fields, sorts])
  const go = useCallback(
    (next: ListState) => setSearch(writeListState(next), { preventScrollReset: true }),
    [setSearch],
  )
  return {
    ...state,
    setPage: (page, perPage) => go({ ...state, page: perPage === state.perPage ? page : 1, perPage }),
    setFilters: (filters) => go({ ...state, page: 1, filters }),
    setSort: (sort) => go({ ...state, page: 1, sort }),
    setSaved: ({ filters, sort, saved }) => go({ page: 1, perPage: state.perPage, filters, sort, saved }),
  }
}
