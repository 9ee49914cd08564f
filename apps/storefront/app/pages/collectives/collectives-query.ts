import { readFilters } from '../search/list-query.ts'
import { links, type CollectiveFilters } from '~/routing/links.ts'

/** Converts the filters of the group buys between address and contract. Pure. */

/** The query parameters that the list reads; `cid` is what older addresses call the class. */
export const collectiveKeys: readonly string[] = ['keywords', 'class_id', 'cid', 'store_id', 'sort', 'page']

/** Reads the filters of a query string; wrong values are dropped. */
export function readCollectiveFilters(query: URLSearchParams): CollectiveFilters {
  const known = new URLSearchParams(query)
  const oldClass = query.get('cid')
  if (oldClass !== null && !query.has('class_id')) known.set('class_id', oldClass)
  const { keywords, class_id, store_id, sort, page } = readFilters(known)
  // Group buys have no order by comments.
  return { keywords, class_id, store_id, sort: sort === 'comments' ? undefined : sort, page }
}

/** The list with some filters changed, from its first page. */
export const collectivesWith = (filters: CollectiveFilters, change: CollectiveFilters): string =>
  links.collectives({ ...filters, page: undefined, ...change })
