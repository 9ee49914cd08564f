import type { Resource } from '@fangshi/contract/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import type { Row } from '../fields/row.ts'

/** One row as the single view gives it, always as it is now. Who asks shows where there is none. */
export const showQuery = (resource: Resource, id: number) =>
  queryOptions({
    queryKey: [resource.path, 'show', id],
    queryFn: async ({ signal }) => (await call(resource.show, { params: { id } }, { signal, quiet: 404 })) as Row,
    staleTime: 0,
    // A form that is being filled in must not be reset.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
