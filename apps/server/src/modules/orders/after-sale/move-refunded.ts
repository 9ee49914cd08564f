import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { system, type System, type Who } from '../../../kernel/http/who.ts'
import { moveOrder } from '../life/move-order.ts'
import { moveOrders, orderById } from '../life/moves.db.ts'
import { moverOf } from '../life/mover.ts'
import { leftToDo } from './after-sale.db.ts'

/**
 * Moves a locked order after a refund, or after a request for it ended: one of which all pieces went back has ended, and
 * one of which nothing is left to be shipped is on its way (rules §5).
 */
export async function moveRefunded(
  tx: Tx,
  ctx: Context,
  who: Who | System,
  { id, reason = '' }: { id: number; reason?: string },
): Promise<void> {
  const left = await leftToDo(tx, id)
  if (left.is_refunded) {
    await moveOrders(tx, [id], { ...moverOf(who), move: 'refund_all', reason, at: ctx.now() })
    return
  }
  const order = await orderById(tx, id)
  if (order?.status === 'waiting_delivery' && left.is_part_sent && left.is_sent)
    await moveOrder(tx, ctx, system, { id, move: 'ship' })
}
