import type { Resource } from '@fangshi/contract/resource'
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import type { Filters } from './list-state.ts'
import type { ListPage, Row } from './types.ts'

type Query = Readonly<Record<string, string | number>>

/** One page of a resource's list. The errors of `call`; its message is shown there. */
export async function fetchList(resource: Resource, query: Query, signal?: AbortSignal): Promise<ListPage> {
  const page = await call(resource.index, { query }, signal ? { signal } : {})
  return { ...page, data: page.data as Row[] }
}

/** The address of a list in the cache; with a `pid`, one level of a tree. */
const listKey = (resource: Resource, query: Query) => [resource.path, 'list', query] as const

export const listQuery = (resource: Resource, query: Query) =>
  queryOptions({
    queryKey: listKey(resource, query),
    queryFn: ({ signal }) => fetchList(resource, query, signal),
    // A list is as fresh as the moment it is opened; what stands there shows meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })

/** A page of a list, alone on its screen or in a picker. */
export const useList = (resource: Resource, query: Query) => useQuery(listQuery(resource, query))

export const pageOf = (page: number, perPage: number, filters: Filters): Query => ({
  ...filters,
  page,
  per_page: perPage,
})

// Choices and names of fields and columns lie under these with the dictionary's address behind them.
const dictionaryKeys = ['choices', 'names', 'lazy-tree']

/** After a write: the dictionary of the resource is asked for again wherever it shows. */
export const refreshDictionaries = (client: QueryClient, { path }: Resource): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [kind, url] }) => dictionaryKeys.includes(String(kind)) && String(url).startsWith(path),
  })
