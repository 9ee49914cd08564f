import { pointsGoodsSorts } from '@fangshi/contract/points-mall'
import { links, type PointsGoodsFilters } from '~/routing/links.ts'

/** Converts the filters of the points goods between address and contract. Pure. */

const wholeOf = (text: string | null, most: number): number | undefined => {
  const value = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0
  return value > 0 && value <= most ? value : undefined
}

/** Reads the filters of a query string; wrong values are dropped. `cid` is what older addresses call the class. */
export function readPointsFilters(query: URLSearchParams): PointsGoodsFilters {
  const page = wholeOf(query.get('page'), 1000)
  return {
    class_id: wholeOf(query.get('class_id') ?? query.get('cid'), Number.MAX_SAFE_INTEGER),
    sort: pointsGoodsSorts.find((sort) => sort === query.get('sort')),
    page: page === 1 ? undefined : page,
  }
}

/** The list with some filters changed, from its first page. */
export const pointsWith = (filters: PointsGoodsFilters, change: PointsGoodsFilters): string =>
  links.pointsSearch({ ...filters, page: undefined, ...change })
