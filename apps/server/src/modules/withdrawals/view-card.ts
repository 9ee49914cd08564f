import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { open } from '../../kernel/secret-box.ts'
import { maskedTail } from './cards.show.ts'
import { lockWithdrawal } from './withdrawals.db.ts'

/** The full card number of a withdrawal, for the person who pays it; each view is in the audit log. Throws NOT_FOUND. */
export async function viewCard(tx: Tx, ctx: Context, _who: Admin, { id }: { id: number }) {
  const { name, bank_name, card_no_sealed, card_tail } = (await lockWithdrawal(tx, id)) ?? fail('NOT_FOUND')
  const card_no = open(ctx, card_no_sealed, `card of withdrawal ${id}`)
  return { target: id, after: { card_no: maskedTail(card_tail) }, card: { name, bank_name, card_no } }
}
