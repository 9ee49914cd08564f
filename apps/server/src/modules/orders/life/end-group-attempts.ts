import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { endAttempts } from '../../payments/public.ts'
import { orderById, ownOrder, type MovingOrder } from './moves.db.ts'
import { mayMoveOrder } from './order.ts'

/**
 * Ends the payment attempts of a group before it is cancelled, outside any transaction (rules §5). A group that a provider
 * was paid for is paid afterwards. Throws PAY_CHANNEL_BUSY when a provider does not answer, so that nobody knows.
 */
export async function endGroupAttempts(ctx: Context, groupId: number): Promise<void> {
  if ((await endAttempts(ctx, 'order_group', groupId)) === 'unknown') fail('PAY_CHANNEL_BUSY')
}

async function endBeforeCancelling(ctx: Context, order: MovingOrder | undefined): Promise<void> {
  const { status, group_id } = order ?? fail('ORDER_NOT_FOUND')
  if (mayMoveOrder('cancel', status, 'admin')) await endGroupAttempts(ctx, group_id)
}

/** The same for the group of one of the shopper's orders, if that can be cancelled. Also throws ORDER_NOT_FOUND. */
export const endOwnAttempts = async (ctx: Context, { user_id }: Shopper, orderId: number): Promise<void> =>
  endBeforeCancelling(ctx, await ownOrder(ctx.db, user_id, orderId))

/** The same for the group of any order. */
export const endAnyAttempts = async (ctx: Context, orderId: number): Promise<void> =>
  endBeforeCancelling(ctx, await orderById(ctx.db, orderId))
