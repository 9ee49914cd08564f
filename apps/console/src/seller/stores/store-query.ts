import { getOwnStore } from '@fangshi/contract/store-seller'
import type { Reply } from '@fangshi/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

export type OwnStore = Reply<typeof getOwnStore>

export const storeQuery = queryOptions({
  queryKey: ['Seller', 'store'],
  queryFn: ({ signal }): Promise<OwnStore> => call(getOwnStore, {}, { quiet: true, signal }),
  // Other staff may have saved since, so a form starts with the currently stored values.
  gcTime: 0,
  staleTime: Infinity,
})
