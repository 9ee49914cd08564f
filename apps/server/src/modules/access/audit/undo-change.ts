import { and, eq } from 'drizzle-orm'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Change, Seller } from '../../../kernel/http/who.ts'
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

/** Of a store its own entries alone. */
const ownEntries = (who: Admin | Seller) => (who.area === 'Seller' ? eq(auditLogs.store_id, who.store_id) : undefined)

/** How the caller can take an entry back, or why they can none of its kind. */
const undoOf = (who: Admin | Seller, { area, action }: Entry): Undo | ErrorKey =>
  area === who.area ? (undos().get(action) ?? 'UNDO_NOT_PLAIN') : 'UNDO_OF_STORE'

/** Whoever takes a change back could have made it. */
const mayUndo = async (db: Db, who: Admin | Seller, { action }: Entry, { screen, button }: Undo): Promise<boolean> =>
  (await allow(db, who, action)) && (await mayPress(db, who, screen, [button]))

const isUndone = async (db: Db, { id }: Entry): Promise<boolean> =>
  (await db.q.select({ id: auditLogs.id }).from(auditLogs).where(eq(auditLogs.undoes, id))).length > 0

/** Whether an entry records an update or a delete. */
export const isUndoKind = ({ action }: Pick<Entry, 'action'>): boolean => /\.(update|destroy)$/.test(action)

/** Why the caller cannot take a change back now; undefined where nothing is known to be in the way. */
export async function undoRefusal(
  entry: Entry,
  { ctx, who, locale }: { ctx: Context; who: Admin | Seller; locale: Locale },
): Promise<ErrorKey | undefined> {
  const undo = undoOf(who, entry)
  if (typeof undo === 'string') return undo
  const { db } = ctx
  if (!(await allow(db, who, `${who.area}.audit_logs.undo`)) || !(await mayUndo(db, who, entry, undo)))
    return 'FORBIDDEN'
  if (await isUndone(db, entry)) return 'UNDO_DONE'
  return undo.refusal({ db, ctx, who, locale }, recorded(entry))
}

/**
 * Takes back what an entry of the audit log tells (rules §14), once. Throws NOT_FOUND, also for another store's, FORBIDDEN without
 * the right and the button of the change itself, UNDO_NOT_PLAIN, UNDO_OF_STORE, UNDO_DONE and what `Undo` throws.
 */
export async function undoChange(
  tx: Tx,
  ctx: Context,
  who: Admin | Seller,
  { id, locale }: { id: number; locale: Locale },
): Promise<Change> {
  // Locked: who comes second finds it taken back.
  const which = and(eq(auditLogs.id, id), ownEntries(who))
  const [entry = fail('NOT_FOUND')] = await tx.q.select().from(auditLogs).where(which).for('update')
  const undo = undoOf(who, entry)
  if (typeof undo === 'string') return fail(undo)
  if (!(await mayUndo(tx, who, entry, undo))) fail('FORBIDDEN')
  if (await isUndone(tx, entry)) fail('UNDO_DONE')
  const { action, ...change } = await undo.undo({ tx, ctx, who, locale }, recorded(entry))
  return { ...change, undoes: { action, id } }
}
