import { listBankCards } from '@fangshi/contract/bank-cards'
import { listWithdrawals, readWithdrawalTerms } from '@fangshi/contract/withdrawals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/call.ts'

/** A change of one concerns the others too: they are invalidated together by `['user', 'withdrawals']`. */
export const withdrawalQueries = {
  all: ['user', 'withdrawals'],
  terms: () =>
    queryOptions({
      queryKey: ['user', 'withdrawals', 'terms'],
      queryFn: ({ signal }) => call(readWithdrawalTerms, {}, { signal }),
      staleTime: 0,
    }),
  cards: () =>
    queryOptions({
      queryKey: ['user', 'withdrawals', 'cards'],
      queryFn: ({ signal }) => call(listBankCards, {}, { signal }),
      staleTime: 0,
    }),
  list: (page: number) =>
    queryOptions({
      queryKey: ['user', 'withdrawals', 'list', page],
      queryFn: ({ signal }) => call(listWithdrawals, { query: { page } }, { signal }),
      staleTime: 0,
    }),
}
