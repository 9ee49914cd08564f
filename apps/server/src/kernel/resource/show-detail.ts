import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import { formFields } from './audit-rows.ts'
import { revisionOf } from './revision.ts'
import { fieldNames, wireRows, type OneSpec } from './rows.ts'
import type { Form, Row, ShowContext } from './spec.ts'

/** A row as the single view gives it, and as an add or update answers; `revision` where a form may change it. */
export async function showDetail<T extends PgTable>(
  resource: Resource,
  spec: OneSpec<T>,
  row: Record<string, unknown>,
  context: ShowContext,
): Promise<Form> {
  const [wire] = await wireRows(spec, [row], fieldNames(resource.detail), context)
  const shown = { ...wire, ...(await spec.showOne?.(row as Row<T>, context)) }
  if (!resource.verbs.includes('update')) return shown
  return { ...shown, revision: revisionOf(await formFields(resource, spec, row, context)) }
}
