import type { Tx } from '../../kernel/db/db.ts'
import { fail, Refusal } from '../../kernel/fail.ts'
import { release } from '../catalog/public.ts'
import { closeBill } from '../payments/public.ts'
import { closeGroup, moveOrders, type Moving } from './moves.db.ts'

/**
 * Cancels an unpaid group whole and gives its stock back, once (rules §5). The bill is closed first: of a payment and a
 * cancellation one wins. Throws ORDER_MOVE_REFUSED when the group is not open any more.
 */
export async function cancelGroup(
  tx: Tx,
  groupId: number,
  by: Pick<Moving, 'by' | 'by_id' | 'reason'>,
  at: Date,
): Promise<void> {
  await closeBill(tx, 'order_group', groupId).catch((error: unknown) => {
    if (error instanceof Refusal && error.key === 'ORDER_NOT_PAYABLE') fail('ORDER_MOVE_REFUSED')
    throw error
  })
  const lines = await closeGroup(tx, groupId, 'cancelled', at)
  if (!lines.length) fail('ORDER_MOVE_REFUSED')
  const ids = [...new Set(lines.map(({ order_id }) => order_id))]
  if ((await moveOrders(tx, ids, { ...by, move: 'cancel', at })) < ids.length) fail('ORDER_MOVE_REFUSED')
  await release(tx, lines, at)
}
