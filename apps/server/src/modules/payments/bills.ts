import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { BillKind } from './hooks.ts'
import { closeUnlessPaid, insertBill } from './bills.db.ts'

/** Opens the one bill of what `kind` and `ref_id` name. `subject` is what the payer reads in the money log. */
export async function openBill(
  tx: Tx,
  bill: { kind: BillKind; ref_id: number; user_id: number; amount_cents: number; subject?: string; at: Date },
): Promise<void> {
  await insertBill(tx, { subject: '', ...bill })
}

/**
 * Locks a bill and closes it, so that nobody can pay it any more; a closed one stays closed. Call it before touching what
 * the bill is about. Fails ORDER_NOT_PAYABLE when it is paid already.
 */
export async function closeBill(tx: Tx, kind: BillKind, ref_id: number): Promise<void> {
  if (!(await closeUnlessPaid(tx, kind, ref_id))) fail('ORDER_NOT_PAYABLE')
}
