import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import { columnsOf, fieldNames } from './rows.ts'
import { pickFields } from './revision.ts'
import type { Form, Row, RowsSpec, ShowContext } from './spec.ts'
import { toWire } from './wire-row.ts'

/** Fields of the form that lie in other tables. */
function fieldsElsewhere(resource: Resource, table: PgTable): string[] {
  const columns = columnsOf(table)
  return fieldNames(resource.form).filter((name) => !(name in columns) && !(`${name}_cents` in columns))
}

/**
 * Rows as the audit log keeps them, before or after a change: the table's fields of the single view and, where the form
 * sets what lies in other tables, what `recorded` or `show` says about that.
 */
export async function auditRows<T extends PgTable>(
  resource: Resource,
  { table, show, recorded = show }: RowsSpec<T>,
  rows: readonly Record<string, unknown>[],
  context: ShowContext,
): Promise<Form[]> {
  const names = fieldNames(resource.detail)
  const elsewhere = fieldsElsewhere(resource, table)
  const shown = elsewhere.length ? await recorded?.(rows as readonly Row<T>[], context) : undefined
  return rows.map((row, index) => ({
    ...toWire(row, names),
    ...Object.fromEntries(elsewhere.map((name) => [name, shown?.[index]?.[name]])),
  }))
}

/** What a form may change of a row, as it is stored: the fields whose revision a save is compared with. */
export async function formFields<T extends PgTable>(
  resource: Resource,
  spec: RowsSpec<T>,
  row: Record<string, unknown>,
  context: ShowContext,
): Promise<Form> {
  const [fields] = await auditRows(resource, spec, [row], context)
  return pickFields(fields as Form, fieldNames(resource.form))
}
