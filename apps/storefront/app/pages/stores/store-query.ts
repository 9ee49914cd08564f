import type { goodsSorts } from '@fangshi/contract/catalog'
import type { StoreGoodsFilters } from '~/routing/links.ts'
import { parsePage, parseKeywords } from './stores-query.ts'

/** Converts the goods filters of a store's page between address and contract. Pure. */

const sorts: readonly (typeof goodsSorts)[number][] = ['sales', 'comments', 'newest', 'price_up', 'price_down']

/** Parses the filters of a query string; invalid values are dropped. */
export const readStoreGoodsFilters = (query: URLSearchParams): StoreGoodsFilters => ({
  keywords: parseKeywords(query.get('keywords')),
  class_id: /^[1-9]\d{0,14}$/.test(query.get('class_id') ?? '') ? Number(query.get('class_id')) : undefined,
  sort: sorts.find((sort) => sort === query.get('sort')),
  page: parsePage(query.get('page')),
})
