import { getOwnDocuments } from '@fangshi/contract/store-documents'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'

export const ownDocumentsQuery = queryOptions({
  queryKey: ['Seller', 'store', 'documents'],
  queryFn: ({ signal }) => call(getOwnDocuments, {}, { quiet: true, signal }),
  // A form begins with what is stored now.
  gcTime: 0,
  staleTime: Infinity,
})
