import type { PaymentMethod } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { payment, system, type InSession, type Shopper } from '../../../kernel/http/who.ts'
import { keepsSeat, paySeat } from '../../collectives/public.ts'
import { escrow } from '../../ledger/public.ts'
import { beginAttempt, payByBalance, type BillTerms, type Credit, type PayWay } from '../../payments/public.ts'
import { groupById, lockBillOf, moveOrders, payGroup, totalsOf } from './moves.db.ts'
import { moverOf } from './mover.ts'
import { refuseWhileClosed } from './site-closed.ts'

interface GroupPayment {
  group_no: string
}

/** The bill of the shopper's group, locked, if the shopper may pay now; the group of its seat is locked with it. */
async function payableBill(tx: Tx, ctx: Context, who: Shopper, { group_no }: GroupPayment) {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  await refuseWhileClosed(tx, ctx)
  const { has_seat, ...bill } = (await lockBillOf(tx, who.user_id, group_no)) ?? fail('ORDER_NOT_FOUND')
  if (has_seat && bill.status === 'open' && !(await keepsSeat(tx, bill.ref_id, ctx.now()))) fail('COLLECTIVE_SEAT_LOST')
  return bill
}

/**
 * Pays one of the shopper's groups from the balance; returns the amount in cents. Throws ORDER_NOT_FOUND,
 * ORDER_NOT_PAYABLE, COLLECTIVE_SEAT_LOST, BALANCE_SHORT, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
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
 * ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, COLLECTIVE_SEAT_LOST, PAY_TOO_LATE, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
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

/** Whether the bill of a group can be paid although time has passed: an order in a group buy only while it has its seat. */
export const groupHolds = (tx: Tx, groupId: number, at: Date): Promise<boolean> => keepsSeat(tx, groupId, at)

/**
 * What a paid bill does to the orders of its group (rules §5): reserved stock is sold, all orders move. One in a group buy
 * waits for its group; the one that takes the last seat moves those of the others too.
 */
export async function groupPaid(
  tx: Tx,
  _ctx: Context,
  groupId: number,
  method: PaymentMethod,
  at: Date,
): Promise<void> {
  const paying = { ...moverOf(payment), at, method }
  if (await payGroup(tx, groupId, { ...paying, move: 'pay' })) return
  if (!(await payGroup(tx, groupId, { ...paying, move: 'pay_seat' }))) fail('ORDER_NOT_PAYABLE') // cancelled or expired
  const completed = await paySeat(tx, groupId, at)
  if (completed) await moveOrders(tx, completed, { ...moverOf(system), move: 'complete_group', at })
}
