import type { storeSorts } from '@fangshi/contract/catalog'
import { links, type StoreListFilters } from '~/routing/links.ts'

/** The filters of the store list between the address and the contract. Pure. */

const sorts: readonly (typeof storeSorts)[number][] = ['sales', 'newest', 'distance']

export const pageOf = (text: string | null): number | undefined => {
  const page = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
  return page > 1 && page <= 1000 ? page : undefined
}

export const wordsOf = (text: string | null): string | undefined => text?.trim().slice(0, 60) || undefined

const nearOf = (text: string | null): string | undefined => {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/.exec(text ?? '') ?? []
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 ? (text ?? undefined) : undefined
}

/** The filters of a query string. What cannot be read is left out; a distance needs a place. */
export function readStoreFilters(query: URLSearchParams): StoreListFilters {
  const near = nearOf(query.get('near'))
  const sort = sorts.find((one) => one === query.get('sort'))
  return {
    keywords: wordsOf(query.get('keywords')),
    sort: sort === 'distance' && !near ? undefined : sort,
    near: sort === 'distance' ? near : undefined,
    page: pageOf(query.get('page')),
  }
}

/** The place that `near` names, as the contract takes it. */
export function placeOf(near: string | undefined): { lat?: string; lng?: string } {
  const [lat, lng] = near?.split(',') ?? []
  return lat && lng ? { lat, lng } : {}
}

/** A place as written into an address: to about a kilometre, which is enough to sort stores and tells less of the reader. */
export const nearText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** The list with some filters changed, at its first page; a place goes away with its sort. */
export const storesWith = (filters: StoreListFilters, change: StoreListFilters): string =>
  links.stores({ ...filters, page: undefined, ...('sort' in change ? { near: undefined } : {}), ...change })
