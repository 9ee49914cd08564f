import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { userPrepaid } from '../../ledger/public.ts'
import { closeBill } from '../bills.ts'
import type { BillTerms, Credit } from '../hooks.ts'
import { endTopUp, openTopUpsOf, topUpById } from './top-ups.db.ts'

/** What the bill of a top-up does (rules §6): its money goes to the balance, where it can be spent but not withdrawn. */

export async function topUpCredits(tx: Tx, id: number): Promise<Credit[]> {
  const { user_id, amount_cents } = (await topUpById(tx, id)) ?? fail('NOT_FOUND')
  return [{ to: userPrepaid(user_id), amount: amount_cents }]
}

export async function topUpTerms(db: Db, id: number): Promise<BillTerms> {
  const { top_up_no, pay_before } = (await topUpById(db, id)) ?? fail('NOT_FOUND')
  return { expires_at: pay_before, title: `充值 ${top_up_no}`, return_path: `/user/money/top_up/${top_up_no}` }
}

export async function topUpPaid(tx: Tx, id: number): Promise<void> {
  if (!(await endTopUp(tx, id, 'paid'))) fail('ORDER_NOT_PAYABLE')
}

/** Cancels an open top-up with its bill; what is paid for it later goes back to its source. Throws ORDER_NOT_PAYABLE. */
export async function cancelTopUp(tx: Tx, id: number, at: Date): Promise<void> {
  await closeBill(tx, 'top_up', id, at)
  await endTopUp(tx, id, 'cancelled')
}

/** An account that is closed tops nothing up any more: its open top-ups are cancelled, and their attempts end when they expire. */
export async function cancelTopUpsOf(tx: Tx, userId: number): Promise<void> {
  for (const { id, pay_before } of await openTopUpsOf(tx, userId)) await cancelTopUp(tx, id, pay_before)
}
