import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import type { Admin, System, Who } from '../../../kernel/http/who.ts'
import { addSold, release, restock } from '../../catalog/public.ts'
import { closeBill, payBack } from '../../payments/public.ts'
import { escrow } from '../../ledger/public.ts'
import { closeGroup, lockStoreOrder, moveOrders, orderById, stockLinesOf } from './moves.db.ts'
import { moverOf } from './mover.ts'
import { mayMoveOrder, moves } from './order.ts'
import { hasParcels } from '../parcels/parcels.db.ts'

/**
 * Cancels a whole unpaid group and releases its stock, once (rules §5). The bill is closed first, so either the payment
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
  const lines = await closeGroup(tx, group_id)
  if (!lines.length) fail('ORDER_MOVE_REFUSED')
  const ids = [...new Set(lines.map(({ order_id }) => order_id))]
  const moved = await moveOrders(tx, ids, { ...moverOf(who), reason, move: 'cancel', at })
  if (moved < ids.length) fail('ORDER_MOVE_REFUSED')
  await release(tx, lines, at)
}

export interface CancelInput {
  id: number
  reason: string
}

/**
 * An administrator cancels an order, giving a reason: an unpaid one with its whole group, a paid one alone and with a
 * refund. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED (also once a part of it has shipped).
 */
export async function cancelAsAdmin(tx: Tx, ctx: Context, who: Admin, { id, reason }: CancelInput) {
  // Not locked here: a payment locks the bill first, and so does cancelling the group.
  const { status, group_id, order_no, total_cents } = (await orderById(tx, id)) ?? fail('ORDER_NOT_FOUND')
  const isPaid = mayMoveOrder('cancel_paid', status, 'admin')
  if (isPaid) await cancelPaid(tx, ctx, who, { id, reason })
  else if (mayMoveOrder('cancel', status, 'admin')) await cancelGroup(tx, ctx, who, { group_id, reason })
  else fail('ORDER_MOVE_REFUSED')
  const order_status = moves.cancel.to
  const refunded = formatMoney(isPaid ? total_cents : 0)
  return { target: order_no, before: { order_status: status }, after: { order_status, reason, refunded } }
}

/** Refunds the paid amount to where it came from and puts the pieces back in stock, once (rules §§5, 8). */
async function cancelPaid(tx: Tx, ctx: Context, who: Admin, { id, reason }: CancelInput): Promise<void> {
  const at = ctx.now()
  const { total_cents, group_id, order_no } = (await lockStoreOrder(tx, null, id)) ?? fail('ORDER_NOT_FOUND')
  if (await hasParcels(tx, id)) fail('ORDER_MOVE_REFUSED')
  if (!(await moveOrders(tx, [id], { ...moverOf(who), reason, move: 'cancel_paid', at }))) fail('ORDER_MOVE_REFUSED')
  await payBack(tx, ctx, {
    bill: { kind: 'order_group', ref_id: group_id },
    amount_cents: total_cents,
    key: `order_cancelled:${id}`,
    event: 'refund_agreed',
    info: order_no,
    moves: (due) => [{ from: escrow(id), to: due, amount: total_cents }],
  })
  const lines = await stockLinesOf(tx, id)
  await restock(tx, lines, at)
  await addSold(
    tx,
    lines.map((line) => ({ ...line, n: -line.n })),
  )
}
