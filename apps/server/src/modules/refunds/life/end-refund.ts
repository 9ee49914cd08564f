import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import type { Admin, System, Who } from '../../../kernel/http/who.ts'
import { release } from '../../catalog/public.ts'
import { moveRefund, type RefundStep } from './move-refund.ts'
import type { RefundRow } from './refund.db.ts'
import { replacementStock } from './return-goods.ts'

/** Releases the pieces that an exchange keeps for the shopper, if it does. */
export async function releaseReplacement(tx: Tx, ctx: Context, refund: RefundRow): Promise<void> {
  if (!refund.is_replacement_reserved) return
  await release(tx, await replacementStock(tx, refund), ctx.now())
}

/** Ends a locked request without money or goods: withdrawn, closed or dismissed. Throws REFUND_MOVE_REFUSED. */
export const endRefund = (
  tx: Tx,
  ctx: Context,
  who: Who | System,
  refund: RefundRow,
  step: Omit<RefundStep, 'effect'>,
): Promise<void> => moveRefund(tx, ctx, who, refund, { ...step, effect: () => releaseReplacement(tx, ctx, refund) })

/** Closes a locked request because the platform refunds the whole order. */
export const supersede = (tx: Tx, ctx: Context, who: Admin, refund: RefundRow, message: string): Promise<void> =>
  endRefund(tx, ctx, who, refund, { move: 'close', to: 'closed', message })
