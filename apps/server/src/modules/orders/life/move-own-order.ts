import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { cancelGroup } from './cancel-order.ts'
import { moveOrder } from './move-order.ts'
import { ownOrder } from './moves.db.ts'
import { mayMoveOrder } from './order.ts'

/**
 * The shopper's moves: cancels an unpaid order (with its group) or confirms receipt. Throws ORDER_NOT_FOUND,
 * ORDER_MOVE_REFUSED.
 */
export async function moveOwnOrder(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { id, action }: { id: number; action: 'cancel' | 'receive' },
): Promise<void> {
  const order = (await ownOrder(tx, who.user_id, id)) ?? fail('ORDER_NOT_FOUND')
  if (!mayMoveOrder(action, order.status, 'shopper')) fail('ORDER_MOVE_REFUSED')
  if (action === 'cancel') await cancelGroup(tx, ctx, who, { group_id: order.group_id })
  else await moveOrder(tx, ctx, who, { id, move: action })
}
