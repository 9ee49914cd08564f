import { and, eq, getTableName, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../db/db.ts'
import { on, type MountedRoute } from '../http/on.ts'
import { listPage, showPage, type ListPage } from './list-page.ts'
import { columnOf, columnsOf, fieldNames, showRows } from './rows.ts'
import type { Search, SearchPlan } from './search-plan.ts'
import { readSearchQuery } from './search-query.ts'
import { checkSorts, columnSort, sortColumns } from './sort-columns.ts'
import type { RowsSpec, Tree } from './spec.ts'
import { tableSearch, type SearchSpec } from './table-search.ts'

/** Rows of one level of a tree. */
const maxChildren = 1000

export interface ListSpec<T extends PgTable> extends RowsSpec<T>, SearchSpec<T> {
  table: T
}

/** Whether rows stand below a row of a tree. */
function hasChildren(table: PgTable, { parent, key }: Tree): SQL.Aliased {
  // Spelled out: in a select from one table Drizzle writes columns without the table, which would mean the child's.
  const [from, up, own] = [getTableName(table), parent, key].map((name) => sql.identifier(name))
  return sql<boolean>`exists (select from ${from} child where child.${up} = ${from}.${own})`.as('has_children')
}

/** What a list reads: all columns but those that only the single view shows; of a tree, also whether rows have children. */
export function listFields<T extends PgTable>(
  resource: Resource,
  { table, tree }: ListSpec<T>,
): Record<string, PgColumn | SQL.Aliased> {
  const shown = fieldNames(resource.row)
  const onlyInDetail = fieldNames(resource.detail).filter((name) => !shown.includes(name))
  const columns = Object.entries(columnsOf(table)).filter(([name]) => !onlyInDetail.includes(name))
  return { ...Object.fromEntries(columns), ...(tree ? { has_children: hasChildren(table, tree) } : {}) }
}

/** The children of a row of a tree, or the rows of the first level. */
async function readLevel(
  db: Db,
  plan: SearchPlan,
  tree: Tree,
  fields: Record<string, PgColumn | SQL.Aliased>,
  key: string,
): Promise<ListPage> {
  const parent = columnOf(plan.table, tree.parent)
  const isTop = key === '' || key === '0'
  const level = !isTop ? eq(parent, key) : tree.top === null ? isNull(parent) : eq(parent, tree.top)
  const rows = await db.q
    .select(fields)
    .from(plan.table)
    .where(and(plan.exact, level))
    .orderBy(...plan.order)
    .limit(maxChildren)
  return { rows, total: rows.length, capped: false, page: 1, per_page: maxChildren }
}

/**
 * Mounts the list of a resource: its right, the search button, declared filters and sorts, pages, or one level of a tree.
 * `search` is another way to find the rows than by the columns of their table, and `searched` the table that it reads.
 */
export function list<T extends PgTable, S extends PgTable = T>(
  resource: Resource,
  spec: ListSpec<T>,
  search: Search = tableSearch(spec),
  searched: SearchSpec<T> | SearchSpec<S> = spec,
): MountedRoute {
  const sorts = sortColumns(resource, searched as SearchSpec<PgTable>)
  checkSorts(resource, sorts)
  const { table, tree } = spec
  const fields = listFields(resource, spec)
  const source = { table, id: columnOf(table, 'id'), fields }
  return on(resource.index, async (call) => {
    const { db } = call.ctx
    const { conditions, paging, parent, sort } = await readSearchQuery(resource.screen, call)
    const plan = await search(conditions, { db, who: call.who }, columnSort(sorts, sort))
    const isLevel = tree && parent !== undefined
    const page = isLevel ? await readLevel(db, plan, tree, fields, parent) : await listPage(db, plan, source, paging)
    const rows = await showRows(resource, spec, page.rows, { db, locale: call.locale, now: call.ctx.now() })
    return showPage(page, rows) as Reply<typeof resource.index>
  })
}
