import { loadAreas } from '@fangshi/contract/addresses'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '~/api/call.ts'

/** The direct subareas of a code; '0' gives the provinces. They do not change while a page is open. */
export const areasBelow = (pid: string) =>
  queryOptions({
    queryKey: ['areas', pid],
    queryFn: ({ signal }) => call(loadAreas, { query: { pid } }, { quiet: true, signal }),
    staleTime: Infinity,
  })

/** The same as a function, for code that walks down several levels. */
export function useAreasBelow() {
  const client = useQueryClient()
  return useCallback((pid: string) => client.fetchQuery(areasBelow(pid)), [client])
}
