import { and, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Condition } from '@fangshi/contract/filters'
import type { Db } from '../db/db.ts'
import type { Caller } from './spec.ts'

/** The filters of a call that are set, by their names. */
export type Conditions = Readonly<Record<string, Condition>>

/** What a filter becomes in SQL. */
export interface FilterSql {
  /** Holds for exactly the rows that are asked for. */
  where?: SQL | undefined
  /** Holds for all of those rows, perhaps for others too, and is served by an index where few rows match. */
  indexed?: SQL | undefined
  /** `indexed` holds for no other rows, so `where` need not be checked beside it. */
  isExact?: boolean
  /** Selects the caller's matching ids, as `id`, without reading the table, where that is quicker. */
  idsOnly?: SQL
  /** `idsOnly` is so quick that no page is found by walking through the table instead. */
  neverWalks?: boolean
}

/** A column that orders a search; rows of the same value by their ids. */
export interface ColumnSort {
  column: PgColumn
  isDescending: boolean
}

/** Who searches, and where a filter may look something up first. */
export interface SearchContext {
  db: Db
  who: Caller
}

/** What a filter knows of the search that it is a part of. */
export interface FilterContext extends SearchContext {
  /** All filters of the call: some depend on another one. */
  conditions: Conditions
}

type FilterResult = SQL | FilterSql | undefined
/** What a filter works on: a column, an expression, or a function that writes its SQL. */
export type Filter =
  | PgColumn
  | SQL
  | ((condition: Condition, context: FilterContext) => FilterResult | Promise<FilterResult>)

/** The ways to find the rows of a search; `listPage` chooses one by the planner's estimates. */
export interface SearchPlan {
  /** Where ids are found: the rows' own table, or a narrow copy with the same ids. */
  table: PgTable
  id: PgColumn
  /** Columns of the table, each `asc` or `desc`. */
  order: readonly SQL[]
  /** Holds for exactly the rows of the search. */
  exact: SQL | undefined
  /** The same rows by an index: `candidates` is the part that the index serves, `where` the whole condition. */
  indexed?: { candidates: SQL; where: SQL | undefined } | undefined
  /** Selects the ids of the same rows without the table. Only where the list is ordered by `id`. */
  idsOnly?: SQL | undefined
  /** See `FilterSql`. */
  neverWalks?: boolean | undefined
}

/** Turns the filters of a call into a plan; `sort` orders it otherwise than the list does by itself. */
export type Search = (conditions: Conditions, context: SearchContext, sort?: ColumnSort) => Promise<SearchPlan>

/**
 * Joins filters into the ways of one search. `scope` holds for every row that the caller may see; `idsOnly` of a filter
 * includes it, so it serves where the filter is the only one.
 */
export function joinFilters(
  scope: SQL | undefined,
  filters: readonly FilterSql[],
): Pick<SearchPlan, 'exact' | 'indexed' | 'idsOnly' | 'neverWalks'> {
  const candidates = and(...filters.map(({ indexed }) => indexed))
  const byIndex = filters.map(({ where, indexed, isExact }) => (isExact ? indexed : and(where, indexed)))
  const only = filters.length === 1 ? filters[0] : undefined
  return {
    exact: and(scope, ...filters.map(({ where }) => where)),
    indexed: candidates && { candidates, where: and(scope, ...byIndex) },
    idsOnly: only?.idsOnly,
    neverWalks: only?.neverWalks,
  }
}
