import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Change, Seller } from '../../../../kernel/http/who.ts'
import { goods } from '../../schema.ts'
import { shelfStageOf } from '../goods-moves.ts'

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

export interface ShelveInput {
  ids: readonly number[]
  shelf: 'on' | 'off'
}

/**
 * Puts goods of the seller's store on the shelf or takes them off, all or none. Throws NOT_FOUND, GOODS_TAKEN_DOWN naming
 * those that the platform took down.
 */
export async function shelveGoods(tx: Tx, ctx: Context, who: Seller, { ids, shelf }: ShelveInput): Promise<Change[]> {
  const rows = await lockOwn(tx, who.store_id, ids)
  const takenDown = rows.filter((row) => shelfStageOf(row) === 'taken_down').map(({ id }) => id)
  if (shelf === 'on' && takenDown.length) fail('GOODS_TAKEN_DOWN', { ids: takenDown })
  const moved = rows.filter((row) => row.shelf !== shelf).map(({ id }) => id)
  if (moved.length) await tx.q.update(goods).set({ shelf, updated_at: ctx.now() }).where(inArray(goods.id, moved))
  return rows.map(({ id, shelf: before }) => ({ target: id, before: { shelf: before }, after: { shelf } }))
}
