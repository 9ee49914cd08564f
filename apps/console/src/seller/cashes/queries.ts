import { listStoreCards } from '@fangshi/contract/bank-cards'
import { readStoreTerms, sellerWithdrawals } from '@fangshi/contract/withdrawals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/api.ts'
import { queries } from '../../session/queries.ts'

const { path } = sellerWithdrawals

export const termsQuery = queryOptions({
  queryKey: [path, 'terms'],
  queryFn: ({ signal }) => call(readStoreTerms, {}, { signal, quiet: true }),
  staleTime: 0,
})
export const cardsQuery = queryOptions({
  queryKey: [path, 'cards'],
  queryFn: ({ signal }) => call(listStoreCards, {}, { signal, quiet: true }),
  staleTime: 0,
})

/** After a change of withdrawals or cards everything about them is fetched again. */
export const refreshWithdrawals = (): Promise<void> => queries.invalidateQueries({ queryKey: [path] })
