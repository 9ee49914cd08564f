import type { adminSettledOrders, SettledOrder, sellerSettledOrders } from '@fangshi/contract/settlements'
import { useQuery } from '@tanstack/react-query'
import { call } from '../session/api.ts'

export type SettledOrdersRoute = typeof adminSettledOrders | typeof sellerSettledOrders

/** As many as a page shows and prints; an export has them all. */
export const shownOrders = 2000
const perPage = 400

/** One page of the orders of a statement. */
export const settledOrdersPage = (route: SettledOrdersRoute, id: number, page: number, signal?: AbortSignal) =>
  call(route, { params: { id }, query: { page, per_page: perPage } }, { quiet: true, signal })

/** The orders of a statement, up to as many as are shown. A closed statement never changes. */
export const useSettledOrders = (route: SettledOrdersRoute, id: number) =>
  useQuery({
    queryKey: ['settled orders', route.path, id],
    queryFn: async ({ signal }) => {
      const orders: SettledOrder[] = []
      for (let page = 1, last = 1; page <= last && orders.length < shownOrders; page++) {
        const { data, last_page } = await settledOrdersPage(route, id, page, signal)
        orders.push(...data)
        last = last_page
      }
      return orders
    },
  })
