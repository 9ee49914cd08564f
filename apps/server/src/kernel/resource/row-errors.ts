import type { ErrorKey } from '@fangshi/contract/errors'
import { fail, type Refusal } from '../fail.ts'

/** A wrong row of an import: its place in the request from 0, the field, the key of the reason (rules §12). */
export interface RowError {
  row: number
  field: string
  key: ErrorKey
}

/** An import that is nothing but mistakes need not name them all. */
const maxErrors = 500

/** What a refusal says about a row. */
export function rowErrors(row: number, { key, details }: Refusal): RowError[] {
  const fields = Object.entries((details.fields ?? {}) as Record<string, ErrorKey>)
  return fields.length ? fields.map(([field, reason]) => ({ row, field, key: reason })) : [{ row, field: '', key }]
}

/** Refuses an import with IMPORT_INVALID, naming its wrong rows. */
export const refuseRows = (errors: readonly RowError[]): never =>
  fail('IMPORT_INVALID', {
    errors: errors.slice(0, maxErrors),
    wrong_rows: new Set(errors.map(({ row }) => row)).size,
  })
