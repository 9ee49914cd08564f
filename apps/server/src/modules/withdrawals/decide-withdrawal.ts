import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin, Seller, Shopper } from '../../kernel/http/who.ts'
import { bookStep } from './book-withdrawal.ts'
import { putBounced, putDecision, putFirstApproval, putPaid } from './move.db.ts'
import { shopperOwner, storeOwner, type Owner } from './owner.ts'
import { mayMoveWithdrawal, type WithdrawalActor, type WithdrawalMove } from './withdrawal.ts'
import { lockOwnWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.db.ts'

/** The moves of a requested withdrawal (rules §8). Each locks the row, so that it is decided once. */

/** The row if the move is open. Throws NOT_FOUND, WITHDRAWAL_DECIDED. */
function needMove(row: WithdrawalRow | undefined, move: WithdrawalMove, actor: WithdrawalActor): WithdrawalRow {
  if (!row) return fail('NOT_FOUND')
  if (!mayMoveWithdrawal(move, row.status, actor)) fail('WITHDRAWAL_DECIDED')
  return row
}

const forAudit = ({ status, reason, bank_reference, first_approver_id }: WithdrawalRow) => ({
  status,
  ...(reason && { reason }),
  ...(bank_reference && { bank_reference }),
  ...(first_approver_id && { first_approver_id }),
})
const changed = (before: WithdrawalRow, after: WithdrawalRow | undefined) => ({
  target: before.id,
  before: forAudit(before),
  after: forAudit(after ?? fail('WITHDRAWAL_DECIDED')),
})

/**
 * Approves. Above the limit of the settings the first administrator's approval waits for another one's. Throws NOT_FOUND,
 * WITHDRAWAL_DECIDED, SECOND_APPROVER_NEEDED for the same administrator again.
 */
export async function approveWithdrawal(tx: Tx, ctx: Context, { admin_id }: Admin, { id }: { id: number }) {
  const row = needMove(await lockWithdrawal(tx, id), 'approve', 'admin')
  if (row.needs_second && row.first_approver_id === null) return changed(row, await putFirstApproval(tx, id, admin_id))
  if (row.needs_second && row.first_approver_id === admin_id) fail('SECOND_APPROVER_NEEDED')
  const decision = { to: 'approved', decider_id: admin_id, reason: '', at: ctx.now() } as const
  return changed(row, await putDecision(tx, id, decision))
}

/** Refuses with a reason that the owner reads; the money is back. Throws NOT_FOUND, WITHDRAWAL_DECIDED. */
export async function refuseWithdrawal(
  tx: Tx,
  ctx: Context,
  { admin_id }: Admin,
  { id, reason }: { id: number; reason: string },
) {
  const at = ctx.now()
  const row = needMove(await lockWithdrawal(tx, id), 'refuse', 'admin')
  const after = await putDecision(tx, id, { to: 'refused', decider_id: admin_id, reason, at })
  await bookStep(tx, 'ended', row, at)
  return changed(row, after)
}

/** Records the transfer of an approved one. Throws NOT_FOUND, WITHDRAWAL_DECIDED, BANK_REFERENCE_TAKEN. */
export async function payWithdrawal(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, bank_reference }: { id: number; bank_reference: string },
) {
  const at = ctx.now()
  const row = needMove(await lockWithdrawal(tx, id), 'pay', 'admin')
  const after = await putPaid(tx, id, bank_reference, at)
  await bookStep(tx, 'paid', row, at)
  return changed(row, after)
}

/** The bank sent a paid one back: amount and fee return to the owner. Throws NOT_FOUND, WITHDRAWAL_DECIDED. */
export async function bounceWithdrawal(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, reason }: { id: number; reason: string },
) {
  const at = ctx.now()
  const row = needMove(await lockWithdrawal(tx, id), 'bounce', 'admin')
  const after = await putBounced(tx, id, reason, at)
  await bookStep(tx, 'bounced', row, at)
  return changed(row, after)
}

async function cancel(tx: Tx, ctx: Context, owner: Owner, id: number) {
  const at = ctx.now()
  const before = needMove(await lockOwnWithdrawal(tx, owner, id), 'cancel', 'owner')
  const row = await putDecision(tx, id, { to: 'cancelled', decider_id: null, reason: '', at })
  await bookStep(tx, 'ended', before, at)
  return { ...changed(before, row), row: row as WithdrawalRow }
}

/** Cancels an own withdrawal that is not decided; the money is back. Throws NOT_FOUND, WITHDRAWAL_DECIDED. */
export const cancelOwnWithdrawal = async (tx: Tx, ctx: Context, who: Shopper, { id }: { id: number }) =>
  (await cancel(tx, ctx, shopperOwner(who), id)).row

/** The same for the store's. */
export const cancelStoreWithdrawal = (tx: Tx, ctx: Context, who: Seller, { id }: { id: number }) =>
  cancel(tx, ctx, storeOwner(who), id)
