import * as of from '@fangshi/contract/figures'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useRights } from '../../session/rights.ts'
import type { Days } from './use-window.ts'

/** The area of a page: the platform sees all stores, a store itself. */
export type Area = 'Admin' | 'Seller'

/** What both areas show of sales. */
export const salesRoutes = {
  Admin: {
    sales: of.adminSales,
    visits: of.adminVisits,
    goods: of.adminTopGoods,
    provinces: of.adminProvinces,
    hours: of.adminHours,
  },
  Seller: {
    sales: of.sellerSales,
    visits: of.sellerVisits,
    goods: of.sellerTopGoods,
    provinces: of.sellerProvinces,
    hours: of.sellerHours,
  },
} as const

/** The figures of days; while others are loaded the last ones stay. */
export const useFigures = <Data>(
  key: string,
  days: Days,
  load: (signal: AbortSignal) => Promise<Data>,
): UseQueryResult<Data> =>
  useQuery({
    queryKey: ['figures', key, days],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  })

/** Gives the address of a list of the area with filters; undefined for whoever may not open the list. */
export function useListLinks(area: Area) {
  const { can } = useRights()
  return (list: string, filters?: Readonly<Record<string, string>>): string | undefined => {
    const path = `/${area}/${list}`
    if (!can(`${area}.${list}.index`)) return undefined
    return filters ? `${path}?${new URLSearchParams(filters)}` : path
  }
}

/** The filter of a time by days, the last one whole. */
export const between = ({ from, to }: Days): string => `${from},${to}|between`
