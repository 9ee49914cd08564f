import { auditLogs, sellerAuditLogs, sellerAuditPeople, undoAuditLog, undoOwnAuditLog } from '@fangshi/contract/access'
import type { Resource } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { actPrepared } from '../../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../../kernel/http/on.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { list } from '../../../kernel/resource/list.ts'
import { ownStore } from '../../../kernel/resource/own-store.ts'
import { ownRows } from '../../../kernel/resource/rows.ts'
import type { ResourceSpec } from '../../../kernel/resource/serve.ts'
import { showDetail } from '../../../kernel/resource/show-detail.ts'
import { auditLogs as table } from '../schema.ts'
import { storePeople } from '../staff/staff-roles.db.ts'
import { ownerOf } from '../staff/staff-rules.ts'
import { linkOf } from './chain/chain.db.ts'
import { nameEntries } from './name-entries.ts'
import { isUndoKind, undoChange, undoRefusal } from './undo-change.ts'

/** The entries that take others back, by the ids of those. */
async function undosOf(db: Db, ids: readonly number[]): Promise<Map<number | null, number>> {
  if (!ids.length) return new Map()
  const rows = await db.q
    .select({ id: table.id, of: table.undoes })
    .from(table)
    .where(inArray(table.undoes, [...ids]))
  return new Map(rows.map((row) => [row.of, row.id]))
}

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'action',
  show: async (rows, { db, locale }) => {
    const [names, undos] = await Promise.all([
      nameEntries(db, rows, locale),
      undosOf(
        db,
        rows.map(({ id }) => id),
      ),
    ])
    return names.map((name, index) => ({ ...name, undone_by: undos.get(rows[index]?.id ?? null) ?? null }))
  },
}

/** The list and the single view of a log, with its link in the chain and whether the caller can take the entry back. */
function logIn(resource: Resource, of: typeof spec): MountedRoute[] {
  const show = on(resource.show, async ({ ctx, who, params, locale, press }) => {
    await press(resource.screen, 'view', 'edit')
    const { db } = ctx
    const which = and(eq(table.id, params.id), ownRows(of, who))
    const [row = fail('NOT_FOUND')] = await db.q.select().from(table).where(which)
    const [detail, link, refusal] = await Promise.all([
      showDetail(resource, of, row, { db, locale, now: ctx.now() }),
      linkOf(db, row.id),
      isUndoKind(row) ? undoRefusal(row, { ctx, who, locale }) : undefined,
    ])
    const undo = isUndoKind(row) ? { refusal: refusal ?? null } : null
    return { ...detail, link: link ?? null, undo } as Reply<typeof resource.show>
  })
  return [list(resource, of), show, dict(resource, of)]
}

/** The audit log of the back offices: for administrators all of it, for a store its own entries. */
export const auditLogsBackoffice: readonly MountedRoute[] = [
  ...logIn(auditLogs, spec),
  actPrepared(undoAuditLog, ({ params, locale }) => ({ ...params, locale }), undoChange),
  ...logIn(sellerAuditLogs, { ...spec, own: ownStore }),
  on(sellerAuditPeople, ({ ctx, who }) => storePeople(ctx.db, ownerOf(who))),
  actPrepared(undoOwnAuditLog, ({ params, locale }) => ({ ...params, locale }), undoChange),
]
