import type { Context } from '../../context.ts'
import { stop, storeOf } from '../../kernel/activities.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { lockReduction, setStopped } from './reductions.db.ts'

/**
 * Stops a full reduction for good, of the own store or, for the platform, of any (rules §9). Throws NOT_FOUND,
 * ACTIVITY_MOVE_REFUSED for a draft and for one that has ended.
 */
export async function stopReduction(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin,
  { id, reason }: { id: number; reason: string },
) {
  const row = (await lockReduction(tx, id, storeOf(who))) ?? fail('NOT_FOUND')
  const { stopped, change } = stop(row, who, reason, ctx.now())
  await setStopped(tx, id, stopped)
  return { target: id, ...change }
}
