import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import type { Admin, Shopper, System } from '../../../kernel/http/who.ts'
import { book, pair, platform } from '../../ledger/public.ts'
import { closeBill, endAttempts, lockBill, payBack } from '../../payments/public.ts'
import { returnPieces } from '../goods/points-goods.db.ts'
import { mayMovePointsOrder } from './points-order.ts'
import { movePointsOrderRow, ownPointsOrder, pointsOrderById, type PointsOrderRow } from './points-orders.db.ts'

/**
 * Ends the payment attempts of an order that is to be cancelled while unpaid, outside any transaction. Throws
 * PAY_CHANNEL_BUSY when a provider does not answer, so that nobody knows.
 */
export async function endPointsAttempts(ctx: Context, order: PointsOrderRow | undefined): Promise<void> {
  if (order?.status !== 'waiting_payment') return
  if ((await endAttempts(ctx, 'points_order', order.id)) === 'unknown') fail('PAY_CHANNEL_BUSY')
}

/** Returns the stock and points of an order that was just cancelled. */
async function giveBack(tx: Tx, { id, order_no, user_id, goods_id, buy_num, total_points }: PointsOrderRow, at: Date) {
  await returnPieces(tx, goods_id, buy_num)
  await book(tx, { key: `points_returned:${id}`, event: 'points_returned', info: order_no, at }, [
    { from: platform('points_issuer'), to: pair('points_income', user_id), amount: total_points },
  ])
}

/**
 * Cancels an unpaid order, once: its bill is closed first, so that either the payment or this wins. Whoever calls has ended
 * its payment attempts. Throws ORDER_MOVE_REFUSED.
 */
async function cancelUnpaid(tx: Tx, ctx: Context, order: PointsOrderRow, reason = ''): Promise<void> {
  const at = ctx.now()
  await closeBill(tx, 'points_order', order.id, at).catch((error: unknown) => {
    if (error instanceof Refusal && error.key === 'ORDER_NOT_PAYABLE') fail('ORDER_MOVE_REFUSED')
    throw error
  })
  if (!(await movePointsOrderRow(tx, order.id, { move: 'cancel_unpaid', at, reason }))) fail('ORDER_MOVE_REFUSED')
  await giveBack(tx, order, at)
}

/** Cancels a paid order that is not sent, once: the cash part goes back to where it came from. Throws ORDER_MOVE_REFUSED. */
async function cancelPaid(tx: Tx, ctx: Context, order: PointsOrderRow, reason: string): Promise<void> {
  const { id, order_no, total_cash_cents } = order
  const at = ctx.now()
  if (total_cash_cents) await lockBill(tx, 'points_order', id)
  if (!(await movePointsOrderRow(tx, id, { move: 'cancel', at, reason }))) fail('ORDER_MOVE_REFUSED')
  if (total_cash_cents)
    await payBack(tx, ctx, {
      bill: { kind: 'points_order', ref_id: id },
      amount_cents: total_cash_cents,
      key: `points_order_refund:${id}`,
      event: 'points_order_refund',
      info: order_no,
      moves: (due) => [{ from: platform('points_sales'), to: due, amount: total_cash_cents }],
    })
  await giveBack(tx, order, at)
}

/** A shopper cancels an own order that is not paid. Throws ORDER_NOT_FOUND, ORDER_MOVE_REFUSED. */
export async function cancelOwnPointsOrder(tx: Tx, ctx: Context, who: Shopper | System, { id }: { id: number }) {
  const order = who.area === 'Home' ? await ownPointsOrder(tx, who.user_id, id) : await pointsOrderById(tx, id)
  await cancelUnpaid(tx, ctx, order ?? fail('ORDER_NOT_FOUND'))
}

/**
 * An administrator cancels an order before it is sent, giving a reason: points, cash and stock go back (rules §9). Throws
 * ORDER_NOT_FOUND, ORDER_MOVE_REFUSED.
 */
export async function cancelPointsOrder(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, reason }: { id: number; reason: string },
) {
  const order = (await pointsOrderById(tx, id)) ?? fail('ORDER_NOT_FOUND')
  const { order_no, status: before } = order
  if (mayMovePointsOrder('cancel_unpaid', before, 'admin')) await cancelUnpaid(tx, ctx, order, reason)
  else await cancelPaid(tx, ctx, order, reason)
  const status = 'cancelled' as const
  return { target: order_no, before: { status: before }, after: { status, reason }, id, order_no, status }
}
