import { asc, desc, is, SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Condition } from '@fangshi/contract/filters'
import { conditionSql } from './conditions.ts'
import { columnOf, columnsOf, ownRows } from './rows.ts'
import {
  joinFilters,
  type ColumnSort,
  type Conditions,
  type Filter,
  type FilterContext,
  type FilterSql,
  type Search,
} from './search-plan.ts'
import type { RowsSpec } from './spec.ts'

export interface SearchSpec<T extends PgTable> extends Pick<RowsSpec<T>, 'table' | 'own' | 'only'> {
  /** Columns that order the rows, with `-` in front for descending. Default `-id`. */
  order?: readonly string[]
  /** Times of which a span is listed from its newest, by the index that finds it. Default `created_at`, if there is one. */
  spans?: readonly string[]
  /** What filters work on, where it is not the column of their name (or `…_cents`). */
  filters?: Readonly<Record<string, Filter>>
}

/** The order of a search. */
export function orderOf({ table, order = ['-id'] }: Pick<SearchSpec<PgTable>, 'table' | 'order'>): SQL[] {
  return order.map((name) => (name.startsWith('-') ? desc(columnOf(table, name.slice(1))) : asc(columnOf(table, name))))
}

/** The SQL of one filter. Throws an Error for a filter that is neither declared here nor a column's name. */
export async function filterSql<T extends PgTable>(
  { table, filters = {} }: SearchSpec<T>,
  name: string,
  condition: Condition,
  context: FilterContext,
): Promise<FilterSql> {
  const columns = columnsOf(table)
  const filter = filters[name] ?? columns[name] ?? columnOf(table, `${name}_cents`)
  const result =
    typeof filter === 'function' ? await filter(condition, context) : conditionSql(filter as PgColumn | SQL, condition)
  return is(result, SQL) ? { where: result } : { ...result }
}

const sortedBy = ({ column, isDescending }: ColumnSort, id: PgColumn): SQL[] =>
  isDescending ? [desc(column), desc(id)] : [asc(column), asc(id)]

/** The search of one table by its columns and declared filters, within the caller's own rows. */
export function tableSearch<T extends PgTable>(spec: SearchSpec<T>): Search {
  const { table, only } = spec
  const id = columnOf(table, 'id')
  const { spans = 'created_at' in columnsOf(table) ? ['created_at'] : [] } = spec
  const order = orderOf(spec)
  // Ids are in nearly the same order as times.
  const inTime = (conditions: Conditions): SQL[] => {
    const name = spans.find((one) => conditions[one])
    return name ? [desc(columnOf(table, name)), ...order] : order
  }
  return async (conditions, context, sort) => {
    const filters = await Promise.all(
      Object.entries(conditions).map(([name, condition]) =>
        filterSql(spec, name, condition, { ...context, conditions }),
      ),
    )
    const plan = joinFilters(ownRows(spec, context.who), filters)
    return {
      table,
      id,
      order: sort ? sortedBy(sort, id) : inTime(conditions),
      ...plan,
      idsOnly: only || sort ? undefined : plan.idsOnly,
    }
  }
}
