import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { lockSeat } from '../../collectives/public.ts'
import { cancelGroup, lockStoreOrder, mayMoveOrder, orderById, type MovingOrder } from '../../orders/public.ts'
import { lockBill } from '../../payments/public.ts'
import { piecesLeft } from '../amounts.ts'
import { agreeToRefund } from '../life/answer-refund.ts'
import { supersede } from '../life/end-refund.ts'
import { lockRefund } from '../life/move-refund.ts'
import { orderTotals } from '../life/order-totals.db.ts'
import { openRefundsOf } from '../life/refund.db.ts'
import { openRefund } from '../request/request-refund.ts'
import { orderedLines, orderFacts } from '../request/order-facts.db.ts'
import { planLines, type RefundLineInput } from '../request/plan-request.ts'
import { refundedOf } from './refunded-of.db.ts'

interface Grant {
  order: MovingOrder
  lines: readonly RefundLineInput[]
  reason: string
}

/** Writes a request of the platform for lines of a locked order and pays it out at once. */
async function grant(tx: Tx, ctx: Context, who: Admin, { order: { id: order_id }, lines: requested, reason }: Grant) {
  const order = (await orderFacts(tx, order_id, null)) ?? fail('ORDER_NOT_FOUND')
  const planned = planLines(await orderedLines(tx, order_id), 'refund', requested)
  const lines = planned.map((line) => ({ ...line, replacement: null }))
  const request = { order, kind: 'refund', reason: 'platform', remark: reason, images: [], planned: lines } as const
  const { id } = await openRefund(tx, ctx, who, request)
  return agreeToRefund(tx, ctx, who, { id, message: reason })
}

/** An order of any store, locked after its bill and the group of its seat. Throws ORDER_NOT_FOUND. */
async function lockWithBill(tx: Tx, id: number): Promise<MovingOrder> {
  const { group_id } = (await orderById(tx, id)) ?? fail('ORDER_NOT_FOUND')
  await lockBill(tx, 'order_group', group_id)
  await lockSeat(tx, group_id)
  return (await lockStoreOrder(tx, null, id)) ?? fail('ORDER_NOT_FOUND')
}

export interface RefundOfOrder {
  id: number
  lines: readonly RefundLineInput[]
  reason: string
}

/**
 * An administrator refunds lines of an order, also after the shopper's time limit for requests (rules §7). Throws
 * ORDER_NOT_FOUND, REFUND_REFUSED for one that is not paid or has ended, and whatever `planLines` refuses.
 */
export async function grantRefund(tx: Tx, ctx: Context, who: Admin, { id, lines, reason }: RefundOfOrder) {
  const order = await lockWithBill(tx, id)
  if (!mayMoveOrder('refund_all', order.status, 'admin')) fail('REFUND_REFUSED')
  const moved = await grant(tx, ctx, who, { order, lines, reason })
  const refunded = formatMoney(await refundedOf(tx, moved.refund.id))
  return { ...moved, after: { ...moved.after, order_no: order.order_no, reason, refunded } }
}

/** Paid, and nothing is sent yet. */
const cancellable: readonly MovingOrder['status'][] = ['waiting_group', 'waiting_delivery']

/**
 * An administrator cancels an order, giving a reason: an unpaid one with its whole group; of a paid one, of which nothing
 * is sent, everything that is left is refunded, and open requests for it are closed. Throws ORDER_NOT_FOUND,
 * ORDER_MOVE_REFUSED (also once a part of it has shipped).
 */
export async function cancelAsAdmin(tx: Tx, ctx: Context, who: Admin, { id, reason }: { id: number; reason: string }) {
  // A payment locks the bill first, and so does cancelling the group.
  const { status, group_id, order_no } = (await orderById(tx, id)) ?? fail('ORDER_NOT_FOUND')
  if (mayMoveOrder('cancel', status, 'admin')) {
    await cancelGroup(tx, ctx, who, { group_id, reason })
    return cancelled(order_no, status, { order_status: 'cancelled', reason, refunded: formatMoney(0) })
  }
  const order = await lockWithBill(tx, id)
  if (!cancellable.includes(order.status) || (await orderTotals(tx, id)).is_part_sent) fail('ORDER_MOVE_REFUSED')
  for (const open of await openRefundsOf(tx, id))
    await supersede(tx, ctx, who, await lockRefund(tx, who, { id: open }), reason)
  const lines = (await orderedLines(tx, id)).filter((line) => piecesLeft(line) > 0)
  const requested = lines.map((line) => ({ id: line.id, buy_num: piecesLeft(line) }))
  const { refund } = await grant(tx, ctx, who, { order, lines: requested, reason })
  const refunded = formatMoney(await refundedOf(tx, refund.id))
  return cancelled(order_no, status, { order_status: 'after_sale_completed', reason, refunded })
}

interface CancelledState {
  order_status: 'cancelled' | 'after_sale_completed'
  reason: string
  refunded: string
}
const cancelled = (order_no: string, order_status: MovingOrder['status'], after: CancelledState) => ({
  target: order_no,
  before: { order_status },
  after,
})
