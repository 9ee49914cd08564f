import type { Context } from '../../../context.ts'
import { stop, storeOf } from '../../../kernel/activities.ts'
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
  const row = (await lockCollective(tx, id, storeOf(who))) ?? fail('NOT_FOUND')
  const at = ctx.now()
  const { stopped, change } = stop(row, who, reason, at)
  await setStopped(tx, id, stopped)
  if (row.activity_id) await closeActivities(tx, [row.activity_id], at)
  return { target: id, ...change }
}
