import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BillState, ProviderBill } from './provider-bill.ts'
import { pollPause } from './poll-pause.ts'

/**
 * Waits for the end of a payment that happens elsewhere: asks the server now and then while the page is visible, and at
 * once when it is shown again; seldom while the page `hasEvents` of the server. `isWaiting` false stops it. `ask` asks now.
 */
export function usePaymentResult(
  bill: ProviderBill,
  { isWaiting, hasEvents }: { isWaiting: boolean; hasEvents: boolean },
  onEnd: (state: BillState) => void,
) {
  const { data: state, refetch } = useQuery({
    queryKey: ['payment-result', bill.key],
    queryFn: ({ signal }) => bill.check(signal),
    enabled: isWaiting,
    refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount } }) =>
      pollPause(dataUpdateCount + errorUpdateCount, hasEvents),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (state && state !== 'open') onEnd(state)
  }, [state, onEnd])
  return { ask: async (): Promise<BillState | undefined> => (await refetch()).data }
}
