import { getTableConfig, type IndexColumn, type PgTable } from 'drizzle-orm/pg-core'
import { getTableName, SQL, type Column } from 'drizzle-orm'
import type { ErrorKey } from '@fangshi/contract/errors'
import { databaseError } from '../db/database-error.ts'
import { Refusal } from '../fail.ts'

/** The first column of an index's part, also inside an expression such as lower(username). */
function indexedColumn(at: Partial<IndexColumn> | SQL): string | undefined {
  if (!(at instanceof SQL)) return at.name
  return at.queryChunks.map((chunk) => (chunk as Partial<Column>).name).find((name) => typeof name === 'string')
}

/** Constraint → the column that it is about. */
function constrainedColumns(table: PgTable): Map<string, string> {
  const { uniqueConstraints, indexes, foreignKeys } = getTableConfig(table)
  const columns = new Map<string, string>()
  const note = (name: string | undefined, column: string | undefined): void => {
    if (name && column) columns.set(name, column)
  }
  for (const { name, columns: parts } of uniqueConstraints) note(name, parts.at(-1)?.name)
  for (const { config } of indexes)
    if (config.unique) note(config.name, indexedColumn((config.columns.at(-1) ?? {}) as Partial<IndexColumn> | SQL))
  for (const key of foreignKeys) note(key.getName(), key.reference().columns.at(-1)?.name)
  return columns
}

const keys: Record<string, ErrorKey> = {
  '23505': 'TAKEN',
  '23503': 'CHOICE_INVALID',
  '23502': 'REQUIRED',
  '23514': 'INVALID',
}

/**
 * A broken constraint of the table as a refusal at the form's field: TAKEN, CHOICE_INVALID and so on. A row that others
 * still refer to: IN_USE. Anything else stays as it is, for the constraint keys of the modules.
 */
export function explainConstraint(
  error: unknown,
  table: PgTable,
  formFields: readonly string[],
  isDelete = false,
): unknown {
  const sql = databaseError(error)
  const key = keys[sql?.code ?? '']
  if (!sql || !key) return error
  if (sql.code === '23503' && (isDelete || sql.table !== getTableName(table))) return new Refusal('IN_USE')
  const constrained = constrainedColumns(table).get(sql.constraint ?? '')
  const field = sql.column ?? constrained?.replace(/_cents$/, '')
  return field && formFields.includes(field) ? new Refusal('INVALID_INPUT', { fields: { [field]: key } }) : error
}
