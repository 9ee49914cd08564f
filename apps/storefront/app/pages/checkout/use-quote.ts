import { quoteOrder, type Quote } from '@fangshi/contract/orders'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '~/api/api.ts'
import { useLocale } from '~/i18n/text.tsx'
import { tellUnlessMissing } from '~/api/missing.ts'

/**
 * The server's quote for what is to be ordered and an address; without one the default address counts. The old figures
 * stay on screen while another address is worked out. `show` takes a newer quote that came with a refusal.
 */
export function useQuote(params: string, addressId: number | undefined) {
  const client = useQueryClient()
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['quote', params, addressId ?? null, locale],
    queryFn: ({ signal }) =>
      call(quoteOrder, { body: { params, address_id: addressId } }, { quiet: true, signal }).catch(tellUnlessMissing),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    // Figures change only when the shopper does something; placing checks them anyway.
    refetchOnWindowFocus: false,
  })
  const show = useCallback(
    (quote: Quote) => client.setQueryData(['quote', params, addressId ?? null, locale], quote),
    [client, params, addressId, locale],
  )
  return { query, show }
}
