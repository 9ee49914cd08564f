import { getPayment } from '@fangshi/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { payer } from '~/payment/payer.ts'
import { usePayerKnown } from '~/payment/use-payer-known.ts'

/** How this browser can pay a group: each method with the reason why not. */
export function useMethods(groupNo: string) {
  const isPayerKnown = usePayerKnown()
  return useQuery({
    queryKey: ['methods', groupNo],
    queryFn: async ({ signal }) => {
      const input = { params: { group_no: groupNo }, query: payer() }
      return (await call(getPayment, input, { quiet: true, signal })).methods
    },
    enabled: isPayerKnown,
    staleTime: 0,
  })
}
