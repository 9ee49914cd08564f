import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import { columnsOf, fieldNames } from './rows.ts'
import type { Form, Row, RowsSpec, WriteContext } from './spec.ts'
import { toWire } from './wire-row.ts'

/** Fields of the form that lie in other tables. */
function fieldsElsewhere(resource: Resource, table: PgTable): string[] {
  const columns = columnsOf(table)
  return fieldNames(resource.form).filter((name) => !(name in columns) && !(`${name}_cents` in columns))
}

/**
 * Rows as the audit log keeps them, before or after a change: the table's fields of the single view and, where the form
 * sets what lies in other tables, what `show` says about that.
 */
export async function auditRows<T extends PgTable>(
  resource: Resource,
  { table, show }: RowsSpec<T>,
  rows: readonly Record<string, unknown>[],
  { tx, locale }: WriteContext,
): Promise<Form[]> {
  const names = fieldNames(resource.detail)
  const elsewhere = fieldsElsewhere(resource, table)
  const shown = elsewhere.length ? await show?.(rows as readonly Row<T>[], { db: tx, locale }) : undefined
  return rows.map((row, index) => ({
    ...toWire(row, names),
    ...Object.fromEntries(elsewhere.map((name) => [name, shown?.[index]?.[name]])),
  }))
}
