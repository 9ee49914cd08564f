import { getApplication } from '@fangshi/contract/store-opening'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api.ts'

/** The own application to open a store; null before the agreement was accepted. */
export const applicationQuery = queryOptions({
  queryKey: ['user', 'application'],
  queryFn: ({ signal }) => call(getApplication, {}, { signal }),
})
