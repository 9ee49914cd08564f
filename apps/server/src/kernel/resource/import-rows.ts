import type { PgTable } from 'drizzle-orm/pg-core'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Resource } from '@fangshi/contract/resource'
import { fail, Refusal } from '../fail.ts'
import type { CallOf } from '../http/on.ts'
import { validate } from '../http/validate.ts'
import type { Change } from '../http/who.ts'
import { explain } from './constraint-fields.ts'
import type { Bound, Form, Write } from './service.ts'
import { addRow, writing } from './write.ts'

/** A bad row: its place in the request from 0, the field, the key of the reason (rules §12). */
export interface RowError {
  row: number
  field: string
  key: ErrorKey
}

/** An answer of nothing but mistakes need not name them all. */
const maxErrors = 500

/** What a refusal says of a row. */
export const errorsOf = (row: number, { key, details }: Refusal): RowError[] => {
  const fields = Object.entries((details.fields ?? {}) as Record<string, ErrorKey>)
  return fields.length ? fields.map(([field, reason]) => ({ row, field, key: reason })) : [{ row, field: '', key }]
}

/** Adds all rows or none. Throws IMPORT_INVALID that names every bad row. */
export async function importRows<T extends PgTable>(bound: Bound<T>, call: CallOf<Resource['import']>) {
  await call.press(bound.resource.screen, 'import')
  const errors: RowError[] = []
  const forms = call.body.rows.map((row, index) => {
    try {
      return validate(bound.resource.form, row) as Form
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push(...errorsOf(index, error))
      return null
    }
  })
  if (errors.length) refuseRows(errors)
  const imported = await writing(bound, call, async (tx) => {
    const write: Write = { ...call, tx }
    const changes: Change[] = []
    for (const [index, form] of (forms as Form[]).entries()) {
      await tx.client.query('savepoint import_row')
      try {
        changes.push((await addRow(bound, form, write))[1])
        await tx.client.query('release savepoint import_row')
      } catch (error) {
        const refusal = explain(error, bound.table, bound.formNames)
        if (!(refusal instanceof Refusal)) throw error
        await tx.client.query('rollback to savepoint import_row')
        errors.push(...errorsOf(index, refusal))
      }
    }
    if (errors.length) refuseRows(errors)
    await call.audit(tx, ...changes)
    return changes.length
  })
  return { imported }
}

/** Refuses an import, naming every bad row. */
export const refuseRows = (errors: readonly RowError[]): never =>
  fail('IMPORT_INVALID', {
    errors: errors.slice(0, maxErrors),
    wrong_rows: new Set(errors.map(({ row }) => row)).size,
  })
