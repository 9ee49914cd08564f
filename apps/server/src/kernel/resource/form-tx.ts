import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { Database, Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import { explainConstraint } from './constraint-fields.ts'
import { fieldNames } from './rows.ts'

/**
 * Runs the write of a form in one transaction. What the table's constraints refuse is thrown as INVALID_INPUT at the
 * form's field, and deleting a row that others refer to as IN_USE.
 */
export const inFormTx = <R>(
  db: Database,
  resource: Resource,
  table: PgTable,
  work: (tx: Tx) => Promise<R>,
  isDelete = false,
): Promise<R> => explained(resource, table, () => inTx(db, work), isDelete)

/** Runs the write of a form in a transaction that is open; its refusals are those of `inFormTx`. */
export async function explained<R>(
  resource: Resource,
  table: PgTable,
  work: () => Promise<R>,
  isDelete = false,
): Promise<R> {
  try {
    return await work()
  } catch (error) {
    throw explainConstraint(error, table, fieldNames(resource.form), isDelete)
  }
}
