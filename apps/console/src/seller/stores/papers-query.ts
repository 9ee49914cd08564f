import { getOwnPapers } from '@fangshi/contract/store-papers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

export const ownPapersQuery = queryOptions({
  queryKey: ['Seller', 'store', 'papers'],
  queryFn: ({ signal }) => call(getOwnPapers, {}, { quiet: true, signal }),
  // A form begins with what is stored now.
  gcTime: 0,
  staleTime: Infinity,
})
