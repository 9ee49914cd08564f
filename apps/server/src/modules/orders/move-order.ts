import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { getSettings } from '../settings/public.ts'
import { moveOrders, type OrderMove } from './moves.db.ts'
import { dueAfter, type MoveName } from './order.ts'

/** Makes one move of one order, with the timer's next move set. Throws ORDER_MOVE_REFUSED when it is in no status for it. */
export async function moveOne(
  tx: Tx,
  ctx: Context,
  orderId: number,
  move: Exclude<MoveName, 'pay' | 'cancel' | 'cancel_paid'>,
  by: Pick<OrderMove, 'by' | 'by_id'>,
): Promise<void> {
  const at = ctx.now()
  const due_at = dueAfter(move, at, await getSettings(ctx.db, 'task', tx))
  if (!(await moveOrders(tx, [orderId], { ...by, move, at, due_at }))) fail('ORDER_MOVE_REFUSED')
}
