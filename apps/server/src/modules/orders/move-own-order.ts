import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { cancelGroup } from './cancel-order.ts'
import { moveOne } from './move-order.ts'
import { ownOrder } from './moves.db.ts'
import { mayMove } from './order.ts'

/** The shopper's moves: cancels an own unpaid order (with its group) or confirms its receipt. */
export async function moveOwnOrder(
  tx: Tx,
  ctx: Context,
  userId: number,
  orderId: number,
  move: 'cancel' | 'receive',
): Promise<void> {
  const order = (await ownOrder(tx, userId, orderId)) ?? fail('ORDER_NOT_FOUND')
  if (!mayMove(move, order.status, 'shopper')) fail('ORDER_MOVE_REFUSED')
  const by = { by: 'shopper', by_id: userId } as const
  if (move === 'cancel') await cancelGroup(tx, order.group_id, by, ctx.now())
  else await moveOne(tx, ctx, order.id, move, by)
}
