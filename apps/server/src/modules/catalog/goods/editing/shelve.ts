import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import { goods } from '../../schema.ts'

/** Locks goods of the store in id order. Throws NOT_FOUND unless all exist. */
async function lockOwn(tx: Tx, storeId: number, ids: readonly number[]) {
  const which = [...new Set(ids)]
  const rows = await tx.q
    .select({ id: goods.id, shelf: goods.shelf, off_reason: goods.off_reason })
    .from(goods)
    .where(and(inArray(goods.id, which), eq(goods.store_id, storeId), isNull(goods.deleted_at)))
    .orderBy(goods.id)
    .for('no key update')
  return rows.length === which.length ? rows : fail('NOT_FOUND')
}

/**
 * Puts goods of the store on the shelf or takes them off, all or none; returns their previous state. Throws NOT_FOUND,
 * GOODS_BARRED naming those that the platform took down.
 */
export async function shelve(tx: Tx, storeId: number, ids: readonly number[], shelf: 'on' | 'off', now: Date) {
  const rows = await lockOwn(tx, storeId, ids)
  const barred = rows.filter(({ off_reason }) => off_reason !== null).map(({ id }) => id)
  if (shelf === 'on' && barred.length) fail('GOODS_BARRED', { ids: barred })
  const moved = rows.filter((row) => row.shelf !== shelf).map(({ id }) => id)
  if (moved.length) await tx.q.update(goods).set({ shelf, updated_at: now }).where(inArray(goods.id, moved))
  return rows
}
