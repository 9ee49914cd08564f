import type { Context } from '../../context.ts'
import { stop, storeOf } from '../../kernel/activities.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { closeActivities } from '../catalog/public.ts'
import { lockSeckill, setStopped } from './seckills.db.ts'
import { deleteRemindersOf } from './shop/reminders.db.ts'

/**
 * Stops a flash sale for good, of the own store or, for the platform, of any; what is left of its quota goes back to the
 * ordinary stock, and nobody is reminded of it (rules §9). Throws NOT_FOUND, ACTIVITY_MOVE_REFUSED for one that is not planned or has ended.
 */
export async function stopSeckill(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin,
  { id, reason }: { id: number; reason: string },
) {
  const row = (await lockSeckill(tx, id, storeOf(who))) ?? fail('NOT_FOUND')
  const at = ctx.now()
  const { stopped, change } = stop(row, who, reason, at)
  await setStopped(tx, id, stopped)
  if (row.activity_id) await closeActivities(tx, [row.activity_id], at)
  await deleteRemindersOf(tx, id)
  return { target: id, ...change }
}
