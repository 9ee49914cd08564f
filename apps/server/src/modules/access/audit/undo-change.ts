import { eq } from 'drizzle-orm'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Change } from '../../../kernel/http/who.ts'
import { fromProduct } from '../../../kernel/product.ts'
import type { RecordedChange, Undo } from '../../../kernel/undo.ts'
import { allow, mayPress } from '../rights.ts'
import { auditLogs } from '../schema.ts'

type Entry = typeof auditLogs.$inferSelect

const undos = fromProduct((product) => product.undos)

const recorded = ({ target, before, after }: Entry): RecordedChange => ({
  target,
  before: before as object | null,
  after: after as object | null,
})

/** How an entry can be taken back, or why none of its kind can. */
const undoOf = ({ area, action }: Entry): Undo | ErrorKey =>
  area === 'Admin' ? (undos().get(action) ?? 'UNDO_NOT_PLAIN') : 'UNDO_OF_STORE'

/** Whoever takes a change back could have made it. */
const mayUndo = async (db: Db, who: Admin, { action }: Entry, { screen, button }: Undo): Promise<boolean> =>
  (await allow(db, who, action)) && (await mayPress(db, who, screen, [button]))

const isUndone = async (db: Db, { id }: Entry): Promise<boolean> =>
  (await db.q.select({ id: auditLogs.id }).from(auditLogs).where(eq(auditLogs.undoes, id))).length > 0

/** Whether an entry tells of an update or a delete. */
export const isUndoKind = ({ action }: Pick<Entry, 'action'>): boolean => /\.(update|destroy)$/.test(action)

/** Why the caller cannot take a change back now; undefined where nothing is known to be in the way. */
export async function undoRefusal(
  entry: Entry,
  { ctx, who, locale }: { ctx: Context; who: Admin; locale: Locale },
): Promise<ErrorKey | undefined> {
  const undo = undoOf(entry)
  if (typeof undo === 'string') return undo
  const { db } = ctx
  if (!(await allow(db, who, 'Admin.audit_logs.undo')) || !(await mayUndo(db, who, entry, undo))) return 'FORBIDDEN'
  if (await isUndone(db, entry)) return 'UNDO_DONE'
  return undo.refusal({ db, ctx, who, locale }, recorded(entry))
}

/**
 * Takes back what an entry of the audit log tells (rules §14), once. Throws NOT_FOUND, FORBIDDEN without the right and the button
 * of the change itself, UNDO_NOT_PLAIN, UNDO_OF_STORE, UNDO_DONE and what `Undo` throws.
 */
export async function undoChange(
  tx: Tx,
  ctx: Context,
  who: Admin,
  { id, locale }: { id: number; locale: Locale },
): Promise<Change> {
  // Locked: who comes second finds it taken back.
  const [entry = fail('NOT_FOUND')] = await tx.q.select().from(auditLogs).where(eq(auditLogs.id, id)).for('update')
  const undo = undoOf(entry)
  if (typeof undo === 'string') return fail(undo)
  if (!(await mayUndo(tx, who, entry, undo))) fail('FORBIDDEN')
  if (await isUndone(tx, entry)) fail('UNDO_DONE')
  const { action, ...change } = await undo.undo({ tx, ctx, who, locale }, recorded(entry))
  return { ...change, undoes: { action, id } }
}
