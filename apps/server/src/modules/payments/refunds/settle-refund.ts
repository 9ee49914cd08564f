import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { book, clearing, pair, refundDue, userPrepaid, type MoveOf } from '../../ledger/public.ts'
import { endRefund, type RefundKey } from './refunds.db.ts'

/**
 * Ends an open refund once, in the caller's transaction: the provider has paid it out, or has refused it for good and the
 * payer gets it on the balance (rules §7). False when it is not open. Throws an Error for a refused one whose payment
 * names nobody, which then stays due.
 */
export async function settleRefund(
  tx: Tx,
  ctx: Context,
  key: RefundKey,
  outcome: 'paid' | 'refused',
): Promise<boolean> {
  const at = ctx.now()
  const refund = await endRefund(tx, key, outcome, at)
  if (!refund) return false
  const { id, channel, amount_cents, refund_no, user_id, is_top_up } = refund
  // Topped-up money stays such: it can never be withdrawn (rules §6).
  const balance = user_id && (is_top_up ? userPrepaid(user_id) : pair('user_income', user_id))
  const to = outcome === 'paid' ? clearing(channel) : balance
  if (!to) throw new Error(`refund ${refund_no} was refused, and its payment names nobody`)
  await book(tx, { key: `refund_paid:${id}`, event: 'refund_paid', info: refund_no, at }, [
    { from: refundDue(id), to, amount: amount_cents } as MoveOf<'refund_paid'>,
  ])
  return true
}
