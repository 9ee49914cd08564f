import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import { platform } from '../../ledger/public.ts'
import { beginAttempt, payByBalance, type BillTerms, type Credit, type PayWay } from '../../payments/public.ts'
import { getSettings } from '../../settings/public.ts'
import { lockPointsBill, movePointsOrderRow, pointsOrderById, ownPointsOrderByNo } from './points-orders.db.ts'

/** The cash part of orders of points goods: a bill like any other (rules §6), whose money is the platform's. */

/** The bill of an own order, locked, if the shopper may pay now. */
async function payableBill(tx: Tx, ctx: Context, who: Shopper, order_no: string) {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  if ((await getSettings(ctx.db, 'web', tx)).close_status) fail('SITE_CLOSED')
  return (await lockPointsBill(tx, who.user_id, order_no)) ?? fail('ORDER_NOT_FOUND')
}

/**
 * Pays the cash part of an own order from the balance; gives the amount in cents. Throws ORDER_NOT_FOUND,
 * ORDER_NOT_PAYABLE, BALANCE_SHORT, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function payPointsOrder(
  tx: Tx,
  ctx: Context,
  who: InSession<Shopper>,
  { order_no, ticket }: { order_no: string; ticket?: string | undefined },
): Promise<{ amount_cents: number }> {
  const bill = await payableBill(tx, ctx, who, order_no)
  const order = await ownPointsOrderByNo(tx, who.user_id, order_no)
  // A provider may report late a payment that was made in time; the balance pays only before the deadline.
  if (!order?.pay_before || order.pay_before <= ctx.now()) fail('ORDER_NOT_PAYABLE')
  await payByBalance(tx, ctx, who, bill, ticket)
  return { amount_cents: bill.amount_cents }
}

/** Begins to pay through a provider; gives the attempt that is to be prepared there. Throws as `payPointsOrder`, and PAY_TOO_LATE. */
export async function beginPointsPayment(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { order_no, way }: { order_no: string; way: PayWay },
): Promise<number> {
  return beginAttempt(tx, ctx, await payableBill(tx, ctx, who, order_no), way)
}

export async function pointsOrderCredits(tx: Tx, id: number): Promise<Credit[]> {
  const { total_cash_cents } = (await pointsOrderById(tx, id)) ?? fail('ORDER_NOT_FOUND')
  return [{ to: platform('points_sales'), amount: total_cash_cents }]
}

export async function pointsOrderTerms(db: Db, id: number): Promise<BillTerms> {
  const { order_no, pay_before, created_at } = (await pointsOrderById(db, id)) ?? fail('ORDER_NOT_FOUND')
  return {
    expires_at: pay_before ?? created_at,
    title: `积分兑换 ${order_no}`,
    return_path: `/integral/pay/${order_no}`,
  }
}

export async function pointsOrderPaid(tx: Tx, id: number, at: Date): Promise<void> {
  if (!(await movePointsOrderRow(tx, id, { move: 'pay', at }))) fail('ORDER_NOT_PAYABLE')
}
