import { and, eq, getTableColumns, getTableName, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { Caller, Form, Row, RowsSpec, ShowContext } from './spec.ts'
import { toWire } from './wire-row.ts'

/** The columns of any table by their names. */
export const columnsOf = (table: PgTable): Record<string, PgColumn> => getTableColumns(table)

/** A column by its name. Throws an Error when the table has none of that name. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = columnsOf(table)[name]
  if (!column) throw new Error(`the table ${getTableName(table)} has no column ${name}`)
  return column
}

/** The names of a shape's fields. */
export const fieldNames = (shape: { shape: object }): string[] => Object.keys(shape.shape)

/** What holds for every row that the caller may see: it is theirs and not deleted. */
export function ownRows<T extends PgTable>(
  { table, own, only }: Pick<RowsSpec<T>, 'table' | 'own' | 'only'>,
  who: Caller,
): SQL | undefined {
  const deletedAt = columnsOf(table).deleted_at
  const values = Object.entries(own?.(who) ?? {}).map(([name, value]) => eq(columnOf(table, name), value))
  return and(deletedAt && isNull(deletedAt), only?.(who), ...values)
}

/** Rows under these wire names, with what `show` adds. */
export async function wireRows<T extends PgTable>(
  { tree, show }: RowsSpec<T>,
  rows: readonly Record<string, unknown>[],
  names: readonly string[],
  context: ShowContext,
): Promise<Form[]> {
  const added = rows.length ? await show?.(rows as readonly Row<T>[], context) : undefined
  return rows.map((row, index) => {
    const wire = { ...toWire(row, names), ...added?.[index] }
    if (tree?.top === null) wire[tree.parent] ??= 0
    return wire
  })
}

/** Rows as the list gives them: the table's fields under their wire names, and those that `show` adds. */
export const showRows = <T extends PgTable>(
  resource: Resource,
  spec: RowsSpec<T>,
  rows: readonly Record<string, unknown>[],
  context: ShowContext,
): Promise<Form[]> => wireRows(spec, rows, fieldNames(resource.row), context)

export interface OneSpec<T extends PgTable> extends RowsSpec<T> {
  /** Fields that only the single view has, beyond those of `show`. */
  showOne?: (row: Row<T>, context: ShowContext) => Promise<Form>
}
