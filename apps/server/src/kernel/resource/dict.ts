import { and, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { localText, type LocalText } from '@fangshi/contract/locale'
import { maxChoices, type Resource } from '@fangshi/contract/resource'
import { on, type MountedRoute } from '../http/on.ts'
import { columnOf, ownRows } from './rows.ts'
import type { RowsSpec } from './spec.ts'
import { filterSql, orderOf, type SearchSpec } from './table-search.ts'

export interface DictSpec<T extends PgTable> extends SearchSpec<T>, Pick<RowsSpec<T>, 'tree'> {
  /** The column that names a row. Default `name`; where rows have no text, a number or time does. */
  label?: string
}

/** The ids of `1,2|in`. */
const idsOf = (text: string): number[] => text.replace(/\|in$/, '').split(',').map(Number).filter(Number.isSafeInteger)

/** Mounts the dictionary of a resource: ids and names for choices, in the caller's language (rules §11). */
export function dict<T extends PgTable>(resource: Resource, spec: DictSpec<T>): MountedRoute {
  const { table, tree, label: labelName = 'name' } = spec
  const [id, label] = [columnOf(table, 'id'), columnOf(table, labelName)]
  const isText = ['text', 'jsonb'].includes(label.getSQLType())
  const parent = tree?.key === 'id' ? columnOf(table, tree.parent) : undefined
  const order = orderOf(spec)
  return on(resource.dict, async ({ ctx: { db }, who, query, locale }) => {
    const ids = query.id === undefined ? undefined : idsOf(query.id)
    const { name } = query
    const named =
      name && isText
        ? await filterSql(spec, labelName, { op: 'like', values: [name] }, { db, who, conditions: {} })
        : undefined
    const digits = name && !isText ? sql`position(${name} in ${label}::text) > 0` : undefined
    const rows = await db.q
      .select({ id, label, ...(parent ? { pid: parent } : {}) })
      .from<PgTable>(table)
      .where(and(ownRows(spec, who), ids && inArray(id, ids), named?.where, named?.indexed, digits))
      .orderBy(...order)
      .limit(maxChoices)
    return rows.map((row) => ({
      id: row.id as number,
      name: label.getSQLType() === 'jsonb' ? localText(row.label as LocalText, locale) : String(row.label),
      ...(parent ? { pid: (row.pid as number | null) ?? 0 } : {}),
    }))
  })
}
