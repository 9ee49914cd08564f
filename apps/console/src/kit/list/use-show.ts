import type { Resource } from '@fangshi/contract/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import type { Row } from '../fields/row.ts'

/** One row as the single view gives it, always as it is now. */
export const showQuery = (resource: Resource, id: number) =>
  queryOptions({
    queryKey: [resource.path, 'show', id],
    queryFn: async ({ signal }) => (await call(resource.show, { params: { id } }, { signal })) as Row,
    staleTime: 0,
    // A form that is being filled in must not be reset.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
