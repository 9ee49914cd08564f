import type { Resource, RowOf } from '@fangshi/contract/resource'
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import type { Filters } from './list-state.ts'
import type { ListPage } from './list-page.ts'

/** A row of this resource's list. */
type ListRow<R extends Resource> = RowOf<R> & { readonly id: number }
type Query = Readonly<Record<string, string | number>>

/** One page of a resource's list. The errors of `call`; its message is shown there. */
export async function fetchList<R extends Resource>(
  resource: R,
  query: Query,
  signal?: AbortSignal,
): Promise<ListPage<ListRow<R>>> {
  const page = await call<Resource['index']>(resource.index, { query }, signal ? { signal } : {})
  return { ...page, data: page.data as ListRow<R>[] }
}

/** The address of a list in the cache; with a `pid`, one level of a tree. */
const listKey = (resource: Resource, query: Query) => [resource.path, 'list', query] as const

export const listQuery = <R extends Resource>(resource: R, query: Query) =>
  queryOptions({
    queryKey: listKey(resource, query),
    queryFn: ({ signal }) => fetchList(resource, query, signal),
    // A list is fetched whenever it is opened; the cached rows are shown meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })

/** A page of a list, alone on its screen or in a picker. */
export const useList = <R extends Resource>(resource: R, query: Query) => useQuery(listQuery(resource, query))

/** The query of a page. */
export const pageOf = (page: number, perPage: number, filters: Filters, sort?: string): Query => ({
  ...filters,
  ...(sort ? { sort } : {}),
  page,
  per_page: perPage,
})

// The first parts of the keys under which choices and names are cached; the second is the dictionary's address.
const dictionaryKeys = ['choices', 'names', 'lazy-tree']

/** After a write: fetches the dictionary of the resource again wherever it is shown. */
export const refreshDictionaries = (client: QueryClient, { path }: Resource): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [kind, url] }) => dictionaryKeys.includes(String(kind)) && String(url).startsWith(path),
  })
