import { and, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import { fail } from '../fail.ts'
import { formFields } from './audit-rows.ts'
import { refuseStale } from './revision.ts'
import { columnOf, ownRows } from './rows.ts'
import type { RowsSpec, WriteContext } from './spec.ts'

/**
 * Refuses the form of a row that was changed since it was opened, for updates that `write` does not serve. The caller has
 * locked the row. Throws NOT_FOUND, FORM_STALE.
 */
export async function refuseStaleRow<T extends PgTable>(
  resource: Resource,
  spec: RowsSpec<T>,
  { id, revision }: { id: number; revision: string | undefined },
  { tx, ctx, who, locale }: WriteContext,
): Promise<void> {
  if (revision === undefined) return
  const table: PgTable = spec.table
  const [row] = await tx.q
    .select()
    .from(table)
    .where(and(eq(columnOf(table, 'id'), id), ownRows(spec, who)))
  refuseStale(revision, await formFields(resource, spec, row ?? fail('NOT_FOUND'), { db: tx, locale, now: ctx.now() }))
}
