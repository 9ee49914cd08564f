import type { OrderStatus } from '@fangshi/contract/status'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, Refusal } from '../../kernel/fail.ts'
import { addSold, release, restock } from '../catalog/public.ts'
import { closeBill } from '../payments/public.ts'
import { escrow, post, userMoney } from '../ledger/public.ts'
import {
  orderById,
  closeGroup,
  lockStoreOrder,
  moveOrders,
  stockLinesOf,
  type MovingOrder,
  type OrderMove,
} from './moves.db.ts'
import { mayMove, moves } from './order.ts'
import { hasParcels } from './parcels.db.ts'

/**
 * Cancels an unpaid group whole and gives its stock back, once (rules §5). The bill is closed first: of a payment and a
 * cancellation one wins. Throws ORDER_MOVE_REFUSED when the group is not open any more.
 */
export async function cancelGroup(
  tx: Tx,
  groupId: number,
  by: Pick<OrderMove, 'by' | 'by_id' | 'reason'>,
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

/**
 * An administrator cancels an order for a reason: unpaid with its group, paid alone. Gives the order as it now is, what it
 * was, and what went back, in cents. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED (also once a part of it is sent).
 */
export async function cancelAsAdmin(
  tx: Tx,
  orderId: number,
  by: { by: 'admin'; by_id: number; reason: string },
  at: Date,
): Promise<{ order: MovingOrder; was: OrderStatus; refunded_cents: number }> {
  // Not locked: a payment locks its bill first, and so does cancelling the group.
  const order = (await orderById(tx, orderId)) ?? fail('ORDER_NOT_FOUND')
  const isPaid = mayMove('cancel_paid', order.status, by.by)
  if (isPaid) await cancelPaid(tx, order.id, by, at)
  else if (mayMove('cancel', order.status, by.by)) await cancelGroup(tx, order.group_id, by, at)
  else fail('ORDER_MOVE_REFUSED')
  const refunded_cents = isPaid ? order.total_cents : 0
  return { order: { ...order, status: moves.cancel.to }, was: order.status, refunded_cents }
}

/** Gives what was paid back to the buyer's balance and the pieces back to the shelf, once (rules §§5, 8). */
async function cancelPaid(
  tx: Tx,
  orderId: number,
  by: Pick<OrderMove, 'by' | 'by_id' | 'reason'>,
  at: Date,
): Promise<void> {
  const order = (await lockStoreOrder(tx, null, orderId)) ?? fail('ORDER_NOT_FOUND')
  if (await hasParcels(tx, orderId)) fail('ORDER_MOVE_REFUSED')
  if (!(await moveOrders(tx, [orderId], { ...by, move: 'cancel_paid', at }))) fail('ORDER_MOVE_REFUSED')
  const { total_cents, user_id, order_no } = order
  await post(tx, { key: `order_cancelled:${orderId}`, event: 'order_cancelled', info: order_no, at }, [
    { account: escrow(orderId), amount: -total_cents },
    { account: userMoney(user_id), amount: total_cents },
  ])
  const lines = await stockLinesOf(tx, orderId)
  await restock(tx, lines, at)
  await addSold(
    tx,
    lines.map((line) => ({ ...line, n: -line.n })),
  )
}
