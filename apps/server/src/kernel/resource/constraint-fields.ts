import { getTableConfig, type IndexColumn, type PgTable } from 'drizzle-orm/pg-core'
import { getTableName, SQL, type Column } from 'drizzle-orm'
import type { ErrorKey } from '@fangshi/contract/errors'
import { databaseError } from '../db/database-error.ts'
import { Refusal } from '../fail.ts'

/** The first column an index speaks of, also inside an expression such as lower(username). */
function columnOf(at: Partial<IndexColumn> | SQL): string | undefined {
  if (!(at instanceof SQL)) return at.name
  return at.queryChunks.map((chunk) => (chunk as Partial<Column>).name).find((name) => typeof name === 'string')
}

/** Constraint → the form field it speaks of. */
function fieldsOf(table: PgTable): Map<string, string> {
  const { uniqueConstraints, indexes, foreignKeys } = getTableConfig(table)
  const fields = new Map<string, string>()
  const note = (name: string | undefined, field: string | undefined): void => {
    if (name && field) fields.set(name, field)
  }
  for (const { name, columns } of uniqueConstraints) note(name, columns.at(-1)?.name)
  for (const { config } of indexes)
    if (config.unique) note(config.name, columnOf((config.columns.at(-1) ?? {}) as Partial<IndexColumn> | SQL))
  for (const key of foreignKeys) note(key.getName(), key.reference().columns.at(-1)?.name)
  return fields
}

const keys: Record<string, ErrorKey> = {
  '23505': 'TAKEN',
  '23503': 'CHOICE_INVALID',
  '23502': 'REQUIRED',
  '23514': 'INVALID',
}

/**
 * A broken constraint of the resource's table as a refusal at the form's field: taken, not there. A row that others
 * still point at: IN_USE. Anything else stays as it is, for the modules' own constraint keys.
 */
export function explain(error: unknown, table: PgTable, known: ReadonlySet<string>, isDelete = false): unknown {
  const sql = databaseError(error)
  const key = keys[sql?.code ?? '']
  if (!sql || !key) return error
  if (sql.code === '23503' && (isDelete || sql.table !== getTableName(table))) return new Refusal('IN_USE')
  const field =
    sql.column ??
    fieldsOf(table)
      .get(sql.constraint ?? '')
      ?.replace(/_cents$/, '')
  return field && known.has(field) ? new Refusal('INVALID_INPUT', { fields: { [field]: key } }) : error
}
