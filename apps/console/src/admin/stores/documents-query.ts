import { adminStores, storeDocuments } from '@fangshi/contract/stores-admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

/** The documents of a store. Each call is a logged view (rules §2), so it is never refetched automatically. */
export const documentsQuery = (id: number) =>
  queryOptions({
    queryKey: [adminStores.path, 'documents', id],
    queryFn: ({ signal }) => call(storeDocuments, { params: { id } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  })
