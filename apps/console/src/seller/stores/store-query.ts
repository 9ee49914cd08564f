import { getOwnStore } from '@fangshi/contract/store-seller'
import type { Reply } from '@fangshi/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

export type OwnStore = Reply<typeof getOwnStore>

export const storeQuery = queryOptions({
  queryKey: ['Seller', 'store'],
  queryFn: ({ signal }): Promise<OwnStore> => call(getOwnStore, {}, { quiet: true, signal }),
  // Somebody else of the staff may have saved since: a form begins with what is stored now.
  gcTime: 0,
  staleTime: Infinity,
})
