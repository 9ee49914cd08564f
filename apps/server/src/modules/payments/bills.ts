import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { BillKind } from './hooks.ts'
import { closeUnlessPaid } from './bills.db.ts'

/**
 * Locks a bill and closes it, so that it can no longer be paid; a closed bill stays closed. Call it before changing
 * what the bill is for, and after `endAttempts`. Throws ORDER_NOT_PAYABLE when it is already paid.
 */
export async function closeBill(tx: Tx, kind: BillKind, ref_id: number, at: Date): Promise<void> {
  if (!(await closeUnlessPaid(tx, kind, ref_id, at))) fail('ORDER_NOT_PAYABLE')
}
