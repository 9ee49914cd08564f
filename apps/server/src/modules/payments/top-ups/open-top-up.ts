import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { getSettings } from '../../settings/public.ts'
import { attemptNumber } from '../attempt-number.ts'
import { beginAttempt, type PayWay } from '../attempts/begin-attempt.ts'
import { insertTopUp, lockTopUpBill } from './top-ups.db.ts'

/** How long a top-up can be paid. */
const payableMs = 30 * 60_000

async function refuseUnlessPayable(tx: Tx, ctx: Context, { belong_id }: Shopper): Promise<void> {
  if (belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  if ((await getSettings(ctx.db, 'web', tx)).close_status) fail('SITE_CLOSED')
}

/** Opens a top-up of this many cents; returns its id and number. Throws SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY. */
export async function openTopUp(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { amount }: { amount: number },
): Promise<{ id: number; top_up_no: string }> {
  await refuseUnlessPayable(tx, ctx, who)
  const created_at = ctx.now()
  const top_up_no = attemptNumber(ctx, created_at)
  const pay_before = new Date(created_at.getTime() + payableMs)
  const id = await insertTopUp(tx, { top_up_no, user_id: who.user_id, amount_cents: amount, pay_before, created_at })
  return { id, top_up_no }
}

/**
 * Begins to pay one of the shopper's top-ups; returns the attempt that is to be prepared at its provider. Throws NOT_FOUND,
 * ORDER_NOT_PAYABLE, PAY_TOO_LATE, SITE_CLOSED, SUB_ACCOUNT_MAY_NOT_BUY.
 */
export async function beginTopUpPayment(
  tx: Tx,
  ctx: Context,
  who: Shopper,
  { top_up_no, way }: { top_up_no: string; way: PayWay },
): Promise<number> {
  await refuseUnlessPayable(tx, ctx, who)
  const bill = (await lockTopUpBill(tx, who.user_id, top_up_no)) ?? fail('NOT_FOUND')
  return beginAttempt(tx, ctx, bill, way)
}
