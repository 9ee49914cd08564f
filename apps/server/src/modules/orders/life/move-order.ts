import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { System, Who } from '../../../kernel/http/who.ts'
import { getSettings } from '../../settings/public.ts'
import { moverOf } from './mover.ts'
import { moveOrders } from './moves.db.ts'
import { dueAfter } from './order.ts'

/**
 * Moves one order and schedules the timer's next move. Throws ORDER_MOVE_REFUSED when its status does not allow the
 * move.
 */
export async function moveOrder(
  tx: Tx,
  ctx: Context,
  who: Who | System,
  { id, move }: { id: number; move: 'ship' | 'receive' | 'comment' },
): Promise<void> {
  const at = ctx.now()
  const due_at = dueAfter(move, at, await getSettings(ctx.db, 'task', tx))
  if (!(await moveOrders(tx, [id], { ...moverOf(who), move, at, due_at }))) fail('ORDER_MOVE_REFUSED')
}
