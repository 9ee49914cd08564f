import { ownDistribution } from '@fangshi/contract/distributions'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'

/** What the shopper's link carries and has earned. */
export const useOwnDistribution = () =>
  useQuery({
    queryKey: ['user', 'distribution'],
    queryFn: ({ signal }) => call(ownDistribution, {}, { signal }),
    staleTime: 0,
  })
