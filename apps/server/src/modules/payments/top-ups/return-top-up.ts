import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { userPrepaid } from '../../ledger/public.ts'
import { payBack } from '../refunds/pay-back.ts'
import { lockPaidBill } from '../refunds/refunds.db.ts'
import { topUpPayments } from './return-top-up.db.ts'
import { isReturnable } from './returnable.ts'
import { topUpById } from './top-ups.db.ts'

/**
 * An administrator sends an unspent part of a top-up back to where it came from (rules §6); amounts in cents. Locks the bill,
 * so that two parts see each other. Throws NOT_FOUND, TOP_UP_NOT_RETURNABLE for one that is not paid or older than a year,
 * REFUND_TOO_MUCH, and BALANCE_SHORT for what was spent.
 */
export async function returnTopUp(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, amount, reason }: { id: number; amount: number; reason: string },
) {
  const { top_up_no, user_id } = (await topUpById(tx, id)) ?? fail('NOT_FOUND')
  const bill = (await lockPaidBill(tx, 'top_up', id)) ?? fail('TOP_UP_NOT_RETURNABLE')
  const [payment] = await topUpPayments(tx, [id])
  if (!payment || !isReturnable(payment, ctx.now())) fail('TOP_UP_NOT_RETURNABLE')
  const left = bill.amount_cents - bill.refunded_cents
  if (amount > left) fail('REFUND_TOO_MUCH')
  await payBack(tx, ctx, {
    bill: { kind: 'top_up', ref_id: id },
    amount_cents: amount,
    // What went back before tells the parts apart: it only grows.
    key: `top_up_returned:${id}:${bill.refunded_cents}`,
    event: 'top_up_returned',
    info: top_up_no,
    moves: (due) => [{ from: userPrepaid(user_id), to: due, amount }],
  })
  const before = { returned: formatMoney(bill.refunded_cents) }
  const returned = formatMoney(bill.refunded_cents + amount)
  return { target: top_up_no, before, after: { returned, reason } }
}
