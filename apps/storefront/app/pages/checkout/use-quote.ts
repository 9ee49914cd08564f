import { quoteOrder } from '@fangshi/contract/orders'
import type { Quote } from '@fangshi/contract/quote'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '~/api/call.ts'
import { groupRefusal, type OrderedGroup } from '~/collectives/group-choice.ts'
import { useLocale } from '~/i18n/text.tsx'
import { showUnlessMissing } from '~/api/missing.ts'
import { choiceOnWire, type CouponChoice } from './offers/coupon-choice.ts'
import { isGone } from './quote-gone.ts'

/**
 * The server's quote for an order, an address, by default the default one, a choice of coupons, the SKUs that are bought at the
 * ordinary price, and the group that the order is for. The old amounts stay on screen while a new quote loads. `show` replaces the quote with a newer one that came with an error.
 */
export function useQuote(
  params: string,
  addressId: number | undefined,
  choice: CouponChoice,
  { ordinary, collective }: { ordinary: readonly number[]; collective: OrderedGroup },
) {
  const client = useQueryClient()
  const locale = useLocale()
  const names = ordinary.join()
  const query = useQuery({
    queryKey: ['quote', params, addressId ?? null, choice, names, collective ?? null, locale],
    queryFn: ({ signal }) =>
      call(
        quoteOrder,
        { body: { params, address_id: addressId, ...choiceOnWire(choice), ordinary_price: [...ordinary], collective } },
        { quiet: true, signal },
      ).catch((error: unknown) => {
        if (isGone(error) || groupRefusal(error)) throw error
        return showUnlessMissing(error)
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    // Amounts change only through the shopper; placing the order checks them anyway.
    refetchOnWindowFocus: false,
  })
  const show = useCallback(
    (quote: Quote) =>
      client.setQueryData(['quote', params, addressId ?? null, choice, names, collective ?? null, locale], quote),
    [client, params, addressId, choice, names, collective, locale],
  )
  return { query, show }
}
