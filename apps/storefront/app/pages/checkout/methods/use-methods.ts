import { getPayment } from '@fangshi/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { payClient } from '~/payment/pay-client.ts'

/** How this browser can pay a group: each method with the reason why not. */
export const useMethods = (groupNo: string) =>
  useQuery({
    queryKey: ['methods', groupNo],
    queryFn: async ({ signal }) => {
      const input = { params: { group_no: groupNo }, query: { device: payClient() } }
      return (await call(getPayment, input, { quiet: true, signal })).methods
    },
    staleTime: 0,
  })
