import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { system, timer } from '../../../kernel/http/who.ts'
import { lockSeat } from '../../collectives/public.ts'
import { lockStoreOrder, moveOrders, moverOf, orderById } from '../../orders/public.ts'
import { lockBill } from '../../payments/public.ts'
import { piecesLeft } from '../amounts.ts'
import { agreeToRefund } from '../life/answer-refund.ts'
import { orderedLines, orderFacts } from '../request/order-facts.db.ts'
import { planLines } from '../request/plan-request.ts'
import { openRefund } from '../request/request-refund.ts'

/**
 * Refunds all that is left of the order of a paid seat whose group has failed, once: the order is cancelled, and a
 * request of its own is paid out. Does nothing when somebody else was faster. Locks bill, group, order.
 */
export async function refundGroupOrder(tx: Tx, ctx: Context, orderId: number): Promise<void> {
  const { group_id } = (await orderById(tx, orderId)) ?? fail('ORDER_NOT_FOUND')
  await lockBill(tx, 'order_group', group_id)
  const seat = await lockSeat(tx, group_id)
  if (seat?.state !== 'paid' || seat.group_state !== 'failed') return
  await lockStoreOrder(tx, null, orderId)
  const moved = await moveOrders(tx, [orderId], { ...moverOf(system), move: 'fail_group', at: ctx.now() })
  if (!moved) fail('ORDER_MOVE_REFUSED')
  const order = (await orderFacts(tx, orderId, null)) ?? fail('ORDER_NOT_FOUND')
  const lines = await orderedLines(tx, orderId)
  const left = lines.flatMap((line) => (piecesLeft(line) > 0 ? [{ id: line.id, buy_num: piecesLeft(line) }] : []))
  const planned = planLines(lines, 'refund', left).map((line) => ({ ...line, replacement: null }))
  const request = { order, kind: 'refund', reason: 'group_failed', remark: '', images: [], planned } as const
  const { id } = await openRefund(tx, ctx, timer, request)
  await agreeToRefund(tx, ctx, timer, { id })
}
