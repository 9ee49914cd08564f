import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import { Refusal } from '../fail.ts'
import { on, type MountedRoute } from '../http/on.ts'
import { validate } from '../http/validate.ts'
import type { Change } from '../http/who.ts'
import { explainConstraint } from './constraint-fields.ts'
import { inTurns } from '../in-turns.ts'
import { explained } from './form-tx.ts'
import { refuseRows, rowErrors, type RowError } from './row-errors.ts'
import { fieldNames } from './rows.ts'
import type { Form, WriteContext } from './spec.ts'
import { addRow, type WriteSpec } from './write.ts'

/** The rows by the form's shape, read in small steps. Throws IMPORT_INVALID naming every wrong one. */
function* readForms({ form: shape }: Resource, rows: readonly unknown[]): Generator<void, Form[]> {
  const errors: RowError[] = []
  const forms: Form[] = []
  for (const [index, row] of rows.entries()) {
    try {
      forms.push(validate(shape, row) as Form)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push(...rowErrors(index, error))
    }
    yield
  }
  return errors.length ? refuseRows(errors) : forms
}

/** Adds the rows inside the transaction, each in a savepoint, so that all wrong ones can be named in IMPORT_INVALID. */
async function addForms<T extends PgTable>(
  resource: Resource,
  spec: WriteSpec<T>,
  forms: readonly Form[],
  context: WriteContext,
): Promise<Change[]> {
  const { client } = context.tx
  const errors: RowError[] = []
  const changes: Change[] = []
  for (const [index, form] of forms.entries()) {
    await client.query('savepoint import_row')
    try {
      changes.push((await addRow(resource, spec, form, context))[1])
      await client.query('release savepoint import_row')
    } catch (error) {
      const refusal = explainConstraint(error, spec.table, fieldNames(resource.form))
      if (!(refusal instanceof Refusal)) throw error
      await client.query('rollback to savepoint import_row')
      errors.push(...rowErrors(index, refusal))
    }
  }
  return errors.length ? refuseRows(errors) : changes
}

/** Mounts the import of a resource: its right and button; all rows are added or none (rules §12). */
export function importRows<T extends PgTable>(resource: Resource, spec: WriteSpec<T>): MountedRoute {
  return on(resource.import, async (call) => {
    await call.press(resource.screen, 'import')
    const forms = await inTurns(readForms(resource, call.body.rows))
    const changes = await explained(resource, spec.table, () => addForms(resource, spec, forms, call))
    await call.audit(call.tx, ...changes)
    return { imported: changes.length }
  })
}
