import { and, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import { fail } from '../fail.ts'
import { on, type MountedRoute } from '../http/on.ts'
import { columnOf, ownRows, type OneSpec } from './rows.ts'
import { showDetail } from './show-detail.ts'

/** Mounts the single view of a resource: its right, the view or edit button, own rows only (NOT_FOUND). */
export function one<T extends PgTable>(resource: Resource, spec: OneSpec<T>): MountedRoute {
  const table: PgTable = spec.table
  const id = columnOf(table, 'id')
  return on(resource.show, async ({ ctx: { db, now }, who, params, locale, press }) => {
    await press(resource.screen, 'view', 'edit')
    const [row] = await db.q
      .select()
      .from(table)
      .where(and(eq(id, params.id), ownRows(spec, who)))
    if (!row) return fail('NOT_FOUND')
    return (await showDetail(resource, spec, row, { db, locale, now: now() })) as Reply<typeof resource.show>
  })
}
