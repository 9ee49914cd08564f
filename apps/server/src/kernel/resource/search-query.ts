import type { Condition } from '@fangshi/contract/filters'
import type { Resource } from '@fangshi/contract/resource'
import type { CallOf } from '../http/on.ts'
import type { Conditions } from './search-plan.ts'

export interface PageQuery {
  /** From 1. */
  page?: number | undefined
  per_page?: number | undefined
}

/** What a call of a list asks for. */
export interface SearchQuery {
  conditions: Conditions
  /** The field that orders the list, with `-` in front for descending. */
  sort?: string | undefined
  paging: PageQuery
  /** Asks for one level of a tree: the children of this key, or with '' and '0' the first level. */
  parent?: string | undefined
}

/** Reads the query of a list. Throws FORBIDDEN when it filters and the caller lacks the screen's search button (rules §11). */
export async function readSearchQuery(
  screen: string,
  { query, press }: Pick<CallOf<Resource['index']>, 'query' | 'press'>,
): Promise<SearchQuery> {
  const { page, per_page, sort, isChildren, pid = '', ...filters } = query as PageQuery & Record<string, unknown>
  const set = Object.entries(filters).filter(([, condition]) => condition !== undefined)
  if (set.length) await press(screen, 'search')
  return {
    conditions: Object.fromEntries(set) as Record<string, Condition>,
    sort: sort as string | undefined,
    paging: { page, per_page },
    parent: isChildren ? String(pid) : undefined,
  }
}
