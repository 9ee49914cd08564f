import type { Reply } from '@fangshi/contract/route'
import { getTopUp, payTopUp } from '@fangshi/contract/top-ups'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { isMissing, showUnlessMissing } from '~/api/missing.ts'
import { payer } from '~/payment/payer.ts'
import { usePayerKnown } from '~/payment/use-payer-known.ts'
import type { ProviderBill } from '~/payment/provider-bill.ts'

export type TopUpRow = Reply<typeof getTopUp>

/** One of the shopper's top-ups. `isMissing` if the number does not exist or belongs to someone else. */
export function useTopUp(no: string) {
  const isPayerKnown = usePayerKnown()
  const query = useQuery({
    queryKey: ['topUp', no],
    queryFn: ({ signal }) =>
      call(getTopUp, { params: { top_up_no: no }, query: payer() }, { quiet: true, signal }).catch(showUnlessMissing),
    enabled: isPayerKnown,
    staleTime: 0,
  })
  return { ...query, isMissing: isMissing(query.error) }
}

/** The bill of a top-up, as the panels of providers pay it. */
export const topUpBill = (top_up_no: string, amount: string): ProviderBill => ({
  key: top_up_no,
  amount,
  begin: (method, by) => call(payTopUp, { params: { top_up_no }, body: { method, ...by } }, { quiet: true }),
  check: async (signal) =>
    (await call(getTopUp, { params: { top_up_no } }, { quiet: true, ...(signal ? { signal } : {}) })).status,
})
