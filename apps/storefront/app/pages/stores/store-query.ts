import type { goodsSorts } from '@fangshi/contract/catalog'
import type { StoreGoodsFilters } from '~/routing/links.ts'
import { pageOf, wordsOf } from './stores-query.ts'

/** What a store's page shows of its goods, between the address and the contract. Pure. */

const sorts: readonly (typeof goodsSorts)[number][] = ['sales', 'newest', 'price_up', 'price_down']

/** The filters of a query string; what cannot be read is left out. */
export const readStoreGoodsFilters = (query: URLSearchParams): StoreGoodsFilters => ({
  keywords: wordsOf(query.get('keywords')),
  class_id: /^[1-9]\d{0,14}$/.test(query.get('class_id') ?? '') ? Number(query.get('class_id')) : undefined,
  sort: sorts.find((sort) => sort === query.get('sort')),
  page: pageOf(query.get('page')),
})
