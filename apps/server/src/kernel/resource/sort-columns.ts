import { is } from 'drizzle-orm'
import { getTableConfig, PgColumn, type Index, type PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import { columnsOf, fieldNames } from './rows.ts'
import type { ColumnSort } from './search-plan.ts'
import type { SearchSpec } from './table-search.ts'

/** The columns of an index that keeps rows in their order, as far as they are plain. */
function orderedColumns({ config }: Index, isPart: boolean): string[] {
  if ((config.method ?? 'btree') !== 'btree' || (config.where && !isPart)) return []
  const names: string[] = []
  for (const part of config.columns) {
    const { name, indexConfig } = part as { name?: string; indexConfig?: { opClass?: string } }
    if (!name || indexConfig?.opClass) break
    names.push(name)
  }
  return names
}

/** The columns by which an index orders the rows of a list: its first, or what follows the tenant's. */
function indexedColumns(table: PgTable, isPart: boolean): Set<string> {
  const { indexes, uniqueConstraints, columns } = getTableConfig(table)
  const keys = uniqueConstraints.map(({ columns: parts }) => parts.map(({ name }) => name))
  const all = [...indexes.map((index) => orderedColumns(index, isPart)), ...keys]
  const own = columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name)
  const first = all.map(([lead, second]) => (lead === 'store_id' ? second : lead)).filter((name) => name !== undefined)
  return new Set([...own, ...first])
}

const isReference = (name: string): boolean => /_id$|^pid$/.test(name)

/**
 * The fields of a list that an index orders, by their wire names. Texts in two languages have no order, and that of other
 * rows' ids says nothing.
 */
export function sortColumns<T extends PgTable>(resource: Resource, spec: SearchSpec<T>): Map<string, PgColumn> {
  const { table, filters = {}, only } = spec
  const columns = columnsOf(table)
  const indexed = indexedColumns(table, only !== undefined)
  const found = new Map<string, PgColumn>()
  for (const name of fieldNames(resource.row)) {
    const filter = filters[name]
    const column = is(filter, PgColumn) ? filter : (columns[name] ?? columns[`${name}_cents`])
    const isPlain = column && column.table === table && column.getSQLType() !== 'jsonb' && !isReference(column.name)
    if (isPlain && indexed.has(column.name)) found.set(name, column)
  }
  return found
}

/** Throws an Error at the start of the server unless the resource declares exactly the sorts that have an index. */
export function checkSorts(resource: Resource, columns: ReadonlyMap<string, PgColumn>): void {
  const [declared, indexed] = [[...resource.sorts].sort(), [...columns.keys()].sort()]
  if (declared.join() !== indexed.join())
    throw new Error(`${resource.path} declares sorts by [${declared.join()}], and has indexes of [${indexed.join()}]`)
}

/** What a call asks the list to be ordered by; undefined for the list's own order. */
export function columnSort(columns: ReadonlyMap<string, PgColumn>, sort: string | undefined): ColumnSort | undefined {
  const isDescending = sort?.startsWith('-') ?? false
  const column = columns.get(sort?.slice(isDescending ? 1 : 0) ?? '')
  return column && { column, isDescending }
}
