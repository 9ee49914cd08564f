import type { WithdrawalStatus } from '@fangshi/contract/withdrawals'
import { statement, type Tx } from '../../kernel/db/db.ts'
import type { WithdrawalRow } from './withdrawals.db.ts'

// Guarded by the status that was seen, although the row is locked: a lost lock must not decide twice.
const end = statement(
  'withdrawals.decide',
  `update withdrawals set status = $3, decider_id = $4, reason = $5, decided_at = $6
    where id = $1 and status = $2 returning *`,
)
const first = statement(
  'withdrawals.approve_first',
  `update withdrawals set first_approver_id = $2 where id = $1 and status = 'requested' and first_approver_id is null
   returning *`,
)
const paid = statement(
  'withdrawals.pay',
  `update withdrawals set status = 'paid', bank_reference = $2, paid_at = $3 where id = $1 and status = 'approved'
   returning *`,
)
const bounced = statement(
  'withdrawals.bounce',
  `update withdrawals set status = 'bounced', reason = $2, bounced_at = $3 where id = $1 and status = 'paid'
   returning *`,
)

export interface Decision {
  to: Extract<WithdrawalStatus, 'approved' | 'refused' | 'cancelled'>
  /** Null for its owner, who cancels. */
  decider_id: number | null
  reason: string
  at: Date
}

/** Each returns the changed row; undefined if it was no longer in the status that the move starts from. */
export const putDecision = (tx: Tx, id: number, { to, decider_id, reason, at }: Decision) =>
  tx.row<WithdrawalRow>(end, [id, 'requested', to, decider_id, reason, at])
export const putFirstApproval = (tx: Tx, id: number, adminId: number) => tx.row<WithdrawalRow>(first, [id, adminId])
export const putPaid = (tx: Tx, id: number, reference: string, at: Date) =>
  tx.row<WithdrawalRow>(paid, [id, reference, at])
export const putBounced = (tx: Tx, id: number, reason: string, at: Date) =>
  tx.row<WithdrawalRow>(bounced, [id, reason, at])
