import type { Context } from '../../context.ts'
import { activityState, ownerActions } from '../../kernel/activities.ts'
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
  const row = (await lockReduction(tx, id, who.area === 'Seller' ? who.store_id : null)) ?? fail('NOT_FOUND')
  const at = ctx.now()
  const state = activityState(row, at)
  if (!ownerActions(state).includes('stop')) fail('ACTIVITY_MOVE_REFUSED')
  const stopped_by = who.area === 'Seller' ? ('store' as const) : ('platform' as const)
  await setStopped(tx, id, { stopped_at: at, stopped_by, stop_reason: reason })
  return { target: id, before: { state }, after: { state: 'stopped', stopped_by, stop_reason: reason } }
}
