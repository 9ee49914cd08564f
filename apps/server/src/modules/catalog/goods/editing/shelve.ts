import { inArray } from 'drizzle-orm'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Change, Seller } from '../../../../kernel/http/who.ts'
import { goods } from '../../schema.ts'
import { shelfStageOf } from '../goods-moves.ts'
import { lockOwn } from './lock-own.ts'

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
