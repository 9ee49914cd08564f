import type { storeSorts } from '@fangshi/contract/catalog'
import { links, type StoreListFilters } from '~/routing/links.ts'

/** Converts the filters of the store list between address and contract. Pure. */

const sorts: readonly (typeof storeSorts)[number][] = ['sales', 'newest', 'distance']

export const parsePage = (text: string | null): number | undefined => {
  const page = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
  return page > 1 && page <= 1000 ? page : undefined
}

export const parseKeywords = (text: string | null): string | undefined => text?.trim().slice(0, 60) || undefined

const nearOf = (text: string | null): string | undefined => {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/.exec(text ?? '') ?? []
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 ? (text ?? undefined) : undefined
}

/** Parses the filters of a query string. Invalid values are dropped; sorting by distance needs a place. */
export function readStoreFilters(query: URLSearchParams): StoreListFilters {
  const near = nearOf(query.get('near'))
  const sort = sorts.find((one) => one === query.get('sort'))
  return {
    keywords: parseKeywords(query.get('keywords')),
    sort: sort === 'distance' && !near ? undefined : sort,
    near: sort === 'distance' ? near : undefined,
    page: parsePage(query.get('page')),
  }
}

/** The place in `near`, as the contract takes it. */
export function placeOf(near: string | undefined): { lat?: string; lng?: string } {
  const [lat, lng] = near?.split(',') ?? []
  return lat && lng ? { lat, lng } : {}
}

/**
 * A place as written into an address: rounded to about a kilometre, which is enough for sorting and protects privacy.
 */
export const nearText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** The list with some filters changed, from its first page; the place is dropped with its sort. */
export const storesWith = (filters: StoreListFilters, change: StoreListFilters): string =>
  links.stores({ ...filters, page: undefined, ...('sort' in change ? { near: undefined } : {}), ...change })
