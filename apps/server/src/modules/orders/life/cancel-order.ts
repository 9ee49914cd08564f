import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import type { System, Who } from '../../../kernel/http/who.ts'
import { release } from '../../catalog/public.ts'
import { leaveSeat, lockSeat } from '../../collectives/public.ts'
import { closeBill } from '../../payments/public.ts'
import { closeGroup, moveOrders } from './moves.db.ts'
import { moverOf } from './mover.ts'

/**
 * Cancels a whole unpaid group, releases its stock, gives its coupons back and its seat up, once (rules §5). The bill is closed first, so either the payment
 * or the cancellation wins; whoever calls has ended its payment attempts before (`endGroupAttempts`). Throws ORDER_MOVE_REFUSED when the group is no longer open.
 */
export async function cancelGroup(
  tx: Tx,
  ctx: Context,
  who: Who | System,
  { group_id, reason }: { group_id: number; reason?: string | undefined },
): Promise<void> {
  const at = ctx.now()
  await closeBill(tx, 'order_group', group_id, at).catch((error: unknown) => {
    if (error instanceof Refusal && error.key === 'ORDER_NOT_PAYABLE') fail('ORDER_MOVE_REFUSED')
    throw error
  })
  const seat = await lockSeat(tx, group_id)
  const lines = await closeGroup(tx, group_id, at)
  if (!lines.length) fail('ORDER_MOVE_REFUSED')
  const ids = [...new Set(lines.map(({ order_id }) => order_id))]
  const moved = await moveOrders(tx, ids, { ...moverOf(who), reason, move: 'cancel', at })
  if (moved < ids.length) fail('ORDER_MOVE_REFUSED')
  await release(tx, lines, at)
  if (seat) await leaveSeat(tx, seat, at)
}
