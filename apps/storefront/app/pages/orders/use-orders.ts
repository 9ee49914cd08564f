import { listOrders } from '@fangshi/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { withoutDefaults, type OrderFilters } from './order-filters.ts'

const perPage = 10

/** A page of the shopper's orders with the count of each tab; the old page stays until the next one is loaded. */
export function useOrders(filters: OrderFilters) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['orders', filters, locale],
    queryFn: ({ signal }) =>
      call(listOrders, { query: { ...withoutDefaults(filters), per_page: perPage } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
