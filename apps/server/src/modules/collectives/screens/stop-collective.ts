import type { Context } from '../../../context.ts'
import { activityState, ownerActions } from '../../../kernel/activities.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { closeActivities } from '../../catalog/public.ts'
import { lockCollective, setStopped } from './collectives.db.ts'

/**
 * Stops a group buy for good, of the own store or, for the platform, of any: nobody opens a further group, and open ones go on
 * until their time is up (decision 131). Throws NOT_FOUND, ACTIVITY_MOVE_REFUSED for one that is not planned or has ended.
 */
export async function stopCollective(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin,
  { id, reason }: { id: number; reason: string },
) {
  const row = (await lockCollective(tx, id, who.area === 'Seller' ? who.store_id : null)) ?? fail('NOT_FOUND')
  const at = ctx.now()
  const state = activityState(row, at)
  if (!ownerActions(state).includes('stop') || !row.activity_id) return fail('ACTIVITY_MOVE_REFUSED')
  const stopped_by = who.area === 'Seller' ? ('store' as const) : ('platform' as const)
  await setStopped(tx, id, { stopped_at: at, stopped_by, stop_reason: reason })
  await closeActivities(tx, [row.activity_id], at)
  return { target: id, before: { state }, after: { state: 'stopped', stopped_by, stop_reason: reason } }
}
