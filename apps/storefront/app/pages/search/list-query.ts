import type { goodsSorts } from '@fangshi/contract/catalog'
import { links, type GoodsFilters } from '~/routing/links.ts'

/** Converts the filters of the goods list between address and contract. Pure. */

export const perPage = 30
type Sort = (typeof goodsSorts)[number]
/** The sorts in addresses; the default is not written. */
const sorts: readonly Sort[] = ['sales', 'comments', 'newest', 'price_up', 'price_down']

/** The filters that narrow a list; sort and page do not. */
export const filterNames = ['class_id', 'brand_id', 'store_id', 'price_min', 'price_max', 'in_stock'] as const

/** The query parameters that the list reads. */
export const listKeys: readonly string[] = ['keywords', ...filterNames, 'sort', 'page']

const idOf = (text: string | null): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined

const priceOf = (text: string | null): string | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text?.trim() ?? '') ? text?.trim() : undefined

/** Parses the filters of a query string. Invalid values are dropped, a reversed price range is swapped. */
export function readFilters(query: URLSearchParams): GoodsFilters {
  const prices = [priceOf(query.get('price_min')), priceOf(query.get('price_max'))]
  if (prices[0] && prices[1] && Number(prices[0]) > Number(prices[1])) prices.reverse()
  const page = idOf(query.get('page')) ?? 1
  return {
    keywords: query.get('keywords')?.trim().slice(0, 60) || undefined,
    class_id: idOf(query.get('class_id')),
    brand_id: idOf(query.get('brand_id')),
    store_id: idOf(query.get('store_id')),
    price_min: prices[0],
    price_max: prices[1],
    in_stock: query.get('in_stock') === '1' ? '1' : undefined,
    sort: sorts.find((sort) => sort === query.get('sort')),
    page: page > 1 && page <= 1000 ? page : undefined,
  }
}

/** The list with some filters changed, from its first page. */
export const listWith = (filters: GoodsFilters, change: GoodsFilters): string =>
  links.list({ ...filters, page: undefined, ...change })

/** The same keywords and sort without any filters. */
export const listWithoutFilters = ({ keywords, sort }: GoodsFilters): string => links.list({ keywords, sort })

export const filterCount = (filters: GoodsFilters): number =>
  filterNames.filter((name) => filters[name] !== undefined).length -
  // Both ends of the price range count as one filter.
  (filters.price_min && filters.price_max ? 1 : 0)

/** Lists of all goods or of one category may be indexed; searches and combinations may not (ux §1). */
export const isIndexable = (filters: GoodsFilters): boolean =>
  !filters.keywords && filterNames.every((name) => name === 'class_id' || filters[name] === undefined)

/** The canonical address of a list, whatever its sort. */
export const canonicalPath = ({ sort: _, ...content }: GoodsFilters): string => links.list(content)
