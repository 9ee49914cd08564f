import { adminStores, storePapers } from '@fangshi/contract/stores-admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

/** The papers of a store. Each call is a logged view (rules §2), so what was opened is not asked for again by itself. */
export const papersQuery = (id: number) =>
  queryOptions({
    queryKey: [adminStores.path, 'papers', id],
    queryFn: ({ signal }) => call(storePapers, { params: { id } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  })
