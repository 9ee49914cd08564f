import type { CancelReason } from '@fangshi/contract/cancel-reasons'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { cancelGroup } from './cancel-order.ts'
import { extendReceipt } from './extend-receipt.ts'
import { moveOrder } from './move-order.ts'
import { ownOrder } from './moves.db.ts'
import { mayMoveOrder } from './order.ts'

export interface OwnOrderMove {
  id: number
  action: 'cancel' | 'receive' | 'extend'
  reason?: CancelReason | undefined
}

/**
 * What the shopper does to an order: cancels an unpaid one (with its group), confirms receipt, or puts the automatic
 * receipt off. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED.
 */
export async function moveOwnOrder(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { id, action, reason }: OwnOrderMove,
): Promise<void> {
  const order = (await ownOrder(tx, who.user_id, id)) ?? fail('ORDER_NOT_FOUND')
  if (action === 'extend') return extendReceipt(tx, who.user_id, id, ctx.now())
  if (!mayMoveOrder(action, order.status, 'shopper')) fail('ORDER_MOVE_REFUSED')
  if (action === 'cancel') await cancelGroup(tx, ctx, who, { group_id: order.group_id, reason })
  else await moveOrder(tx, ctx, who, { id, move: action })
}
