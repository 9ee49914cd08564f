import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { addSold, sell } from '../catalog/public.ts'
import { escrow } from '../ledger/public.ts'
import { payByBalance, type BillHooks } from '../payments/public.ts'
import { closeGroup, moveOrders, ownGroup, totalsOf } from './moves.db.ts'
import { refuseWhileClosed } from './site-closed.ts'

/**
 * Pays an own group from the balance; gives the amount in cents. Throws ORDER_NOT_FOUND, ORDER_NOT_PAYABLE,
 * BALANCE_SHORT, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function payOrder(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { group_no, ticket }: { group_no: string; ticket?: string | undefined },
): Promise<{ amount_cents: number }> {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  await refuseWhileClosed(tx, ctx)
  const group = (await ownGroup(tx, who.user_id, group_no)) ?? fail('ORDER_NOT_FOUND')
  return payByBalance(tx, ctx, who, { kind: 'order_group', ref_id: group.id, ticket })
}

/** What a paid bill does to the orders of its group (rules §5): escrow for each, reserved stock sold, all moved. */
export const orderBillHooks: BillHooks = {
  async credits(tx, groupId) {
    const orders = await totalsOf(tx, groupId)
    return orders.map(({ id, total_cents }) => ({ account: escrow(id), amount: total_cents }))
  },

  async paid(tx, _ctx, groupId, method, at) {
    const lines = await closeGroup(tx, groupId, 'paid', at)
    if (!lines.length) fail('ORDER_NOT_PAYABLE') // cancelled, or its time is up
    const ids = [...new Set(lines.map(({ order_id }) => order_id))]
    const moved = await moveOrders(tx, ids, { move: 'pay', by: 'payment', at, method })
    if (moved < ids.length) fail('ORDER_NOT_PAYABLE')
    await sell(tx, lines, at)
    await addSold(tx, lines)
  },
}
