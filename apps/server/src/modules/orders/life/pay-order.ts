import type { PaymentMethod } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { payment, type InSession, type Shopper } from '../../../kernel/http/who.ts'
import { escrow } from '../../ledger/public.ts'
import { payByBalance, type Credit } from '../../payments/public.ts'
import { lockBillOf, payGroup, totalsOf } from './moves.db.ts'
import { moverOf } from './mover.ts'
import { refuseWhileClosed } from './site-closed.ts'

/**
 * Pays one of the shopper's groups from the balance; returns the amount in cents. Throws ORDER_NOT_FOUND,
 * ORDER_NOT_PAYABLE, BALANCE_SHORT, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function payOrder(
  tx: Tx,
  ctx: Context,
  who: InSession<Shopper>,
  { group_no, ticket }: { group_no: string; ticket?: string | undefined },
): Promise<{ amount_cents: number }> {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  await refuseWhileClosed(tx, ctx)
  const bill = (await lockBillOf(tx, who.user_id, group_no)) ?? fail('ORDER_NOT_FOUND')
  await payByBalance(tx, ctx, who, bill, ticket)
  return { amount_cents: bill.amount_cents }
}

/** Where the money of a paid group goes: into the escrow of each of its orders. */
export async function groupCredits(tx: Tx, groupId: number): Promise<Credit[]> {
  const orders = await totalsOf(tx, groupId)
  return orders.map(({ id, total_cents }) => ({ to: escrow(id), amount: total_cents }))
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
