import { getOwnDocuments } from '@fangshi/contract/store-documents'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

export const ownDocumentsQuery = queryOptions({
  queryKey: ['Seller', 'store', 'documents'],
  queryFn: ({ signal }) => call(getOwnDocuments, {}, { quiet: true, signal }),
  // A form starts with the currently stored values.
  gcTime: 0,
  staleTime: Infinity,
})
