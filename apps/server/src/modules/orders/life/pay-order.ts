import type { PaymentMethod } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { payment, type InSession, type Shopper } from '../../../kernel/http/who.ts'
import { escrow } from '../../ledger/public.ts'
import { beginAttempt, payByBalance, type BillTerms, type Credit, type PayWay } from '../../payments/public.ts'
import { groupById, lockBillOf, payGroup, totalsOf } from './moves.db.ts'
import { moverOf } from './mover.ts'
import { refuseWhileClosed } from './site-closed.ts'

interface GroupPayment {
  group_no: string
}

/** The bill of the shopper's group, locked, if the shopper may pay now. */
async function payableBill(tx: Tx, ctx: Context, who: Shopper, { group_no }: GroupPayment) {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  await refuseWhileClosed(tx, ctx)
  return (await lockBillOf(tx, who.user_id, group_no)) ?? fail('ORDER_NOT_FOUND')
}

/**
 * Pays one of the shopper's groups from the balance; returns the amount in cents. Throws ORDER_NOT_FOUND,
 * ORDER_NOT_PAYABLE, BALANCE_SHORT, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function payOrder(
  tx: Tx,
  ctx: Context,
  who: InSession<Shopper>,
  { ticket, ...input }: GroupPayment & { ticket?: string | undefined },
): Promise<{ amount_cents: number }> {
  const bill = await payableBill(tx, ctx, who, input)
  await payByBalance(tx, ctx, who, bill, ticket)
  return { amount_cents: bill.amount_cents }
}

/**
 * Begins to pay one of the shopper's groups through a provider; returns the attempt that is to be prepared there. Throws
 * ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAY_TOO_LATE, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function beginOrderPayment(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { way, ...input }: GroupPayment & { way: PayWay },
): Promise<number> {
  return beginAttempt(tx, ctx, await payableBill(tx, ctx, who, input), way)
}

/** What a provider has to know of a group's bill. Throws ORDER_NOT_FOUND. */
export async function groupTerms(db: Db, groupId: number): Promise<BillTerms> {
  const { group_no, pay_before } = (await groupById(db, groupId)) ?? fail('ORDER_NOT_FOUND')
  return { expires_at: pay_before, title: `订单 ${group_no}`, return_path: `/order/pay/${group_no}` }
}

/** Where the money of a paid group goes: into the escrow of each of its orders, to which the platform adds its coupon. */
export async function groupCredits(tx: Tx, groupId: number): Promise<Credit[]> {
  const orders = await totalsOf(tx, groupId)
  return orders.map(({ id, total_cents, subsidy_cents }) => ({
    to: escrow(id),
    amount: total_cents,
    subsidy: subsidy_cents,
  }))
}

/** What a paid bill does to the orders of its group (rules §5): reserved stock is sold, all orders move. */
export async function groupPaid(
  tx: Tx,
  _ctx: Context,
  groupId: number,
  method: PaymentMethod,
  at: Date,
): Promise<void> {
  const isPaid = await payGroup(tx, groupId, { ...moverOf(payment), move: 'pay', at, method })
  if (!isPaid) fail('ORDER_NOT_PAYABLE') // cancelled or expired
}
