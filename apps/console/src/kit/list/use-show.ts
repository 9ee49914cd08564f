import type { Resource } from '@fangshi/contract/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import type { Row } from '../fields/row.ts'

/** The current state of one row for its detail view. The caller handles a missing row. */
export const showQuery = (resource: Resource, id: number) =>
  queryOptions({
    queryKey: [resource.path, 'show', id],
    queryFn: async ({ signal }) => (await call(resource.show, { params: { id } }, { signal, quiet: 404 })) as Row,
    staleTime: 0,
    // A form that is being filled in must not be reset.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
