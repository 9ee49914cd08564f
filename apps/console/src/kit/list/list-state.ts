import { pageSizes } from '@fangshi/contract/shapes'

/** Filters as they travel: `field` → `value|operator` (rules §12). */
export type Filters = Readonly<Record<string, string>>

/** The reader's position in a list; it is part of the address, so that reload, Back and a copied link restore it. */
export interface ListState {
  page: number
  perPage: number
  filters: Filters
  /** The field that orders the rows, with `-` in front for descending; absent: the list's own order. */
  sort?: string | undefined
  /** The saved view that was chosen; filters and order may differ from it by now. */
  saved?: number | undefined
}

/** Spec §9. */
export const defaultPageSize = pageSizes[0]

const isPageSize = (size: number): boolean => (pageSizes as readonly number[]).includes(size)

/** Reads an address. Invalid pages and sizes, unknown filters and sorts are ignored. */
export function readListState(
  search: URLSearchParams,
  fields: readonly string[],
  sorts: readonly string[] = [],
): ListState {
  const page = search.get('page') ?? ''
  const perPage = Number(search.get('per_page'))
  const sort = search.get('sort') ?? ''
  const saved = search.get('saved') ?? ''
  const filters = fields.flatMap((field) => {
    const text = search.get(field)
    return text ? [[field, text]] : []
  })
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), 100_000) : 1,
    perPage: isPageSize(perPage) ? perPage : defaultPageSize,
    filters: Object.fromEntries(filters) as Filters,
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : undefined,
    saved: /^[1-9]\d{0,14}$/.test(saved) ? Number(saved) : undefined,
  }
}

/** Writes an address; defaults are left out. */
export function writeListState({ page, perPage, filters, sort, saved }: ListState): URLSearchParams {
  const search = new URLSearchParams()
  if (page > 1) search.set('page', String(page))
  if (perPage !== defaultPageSize) search.set('per_page', String(perPage))
  if (sort) search.set('sort', sort)
  if (saved) search.set('saved', String(saved))
  for (const [field, text] of Object.entries(filters)) if (text) search.set(field, text)
  return search
}
