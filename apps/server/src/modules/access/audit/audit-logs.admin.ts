import { auditLogs, undoAuditLog } from '@fangshi/contract/access'
import type { Reply } from '@fangshi/contract/route'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { actPrepared } from '../../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../../kernel/http/on.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { list } from '../../../kernel/resource/list.ts'
import type { ResourceSpec } from '../../../kernel/resource/serve.ts'
import { showDetail } from '../../../kernel/resource/show-detail.ts'
import { asAdmin } from '../rights.ts'
import { auditLogs as table } from '../schema.ts'
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

const show = on(auditLogs.show, async ({ ctx, who, params, locale, press }) => {
  await press(auditLogs.screen, 'view', 'edit')
  const { db } = ctx
  const [row = fail('NOT_FOUND')] = await db.q.select().from(table).where(eq(table.id, params.id))
  const [detail, link, refusal] = await Promise.all([
    showDetail(auditLogs, spec, row, { db, locale, now: ctx.now() }),
    linkOf(db, row.id),
    isUndoKind(row) ? undoRefusal(row, { ctx, who: asAdmin(who), locale }) : undefined,
  ])
  const undo = isUndoKind(row) ? { refusal: refusal ?? null } : null
  return { ...detail, link: link ?? null, undo } as Reply<typeof auditLogs.show>
})

export const auditLogsAdmin: readonly MountedRoute[] = [
  list(auditLogs, spec),
  show,
  dict(auditLogs, spec),
  actPrepared(undoAuditLog, ({ params, locale }) => ({ ...params, locale }), undoChange),
]
