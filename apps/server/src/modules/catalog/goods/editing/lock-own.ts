import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import { goods } from '../../schema.ts'

/** Locks goods of the store in id order. Throws NOT_FOUND unless all exist. */
export async function lockOwn(tx: Tx, storeId: number, ids: readonly number[]) {
  const which = [...new Set(ids)]
  const rows = await tx.q
    .select({
      id: goods.id,
      shelf: goods.shelf,
      off_reason: goods.off_reason,
      freight_choice: goods.freight_choice,
      freight_id: goods.freight_id,
    })
    .from(goods)
    .where(and(inArray(goods.id, which), eq(goods.store_id, storeId), isNull(goods.deleted_at)))
    .orderBy(goods.id)
    .for('no key update')
  return rows.length === which.length ? rows : fail('NOT_FOUND')
}
