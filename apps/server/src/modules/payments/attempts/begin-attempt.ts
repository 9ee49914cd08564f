import type { ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { isTooLate, nextQuery } from '../attempt.ts'
import { attemptNumber } from '../attempt-number.ts'
import type { Bill } from '../bill.sql.ts'
import { billTerms } from '../hooks.ts'
import { findOpenAttempt, insertAttempt } from './attempts.db.ts'

/** The way that a payment takes: a channel, and what of its settings the client needs. */
export interface PayWay {
  channel: ProviderChannel
  device: string
}

/**
 * Begins a payment of a bill that the caller has locked, in the caller's transaction, or finds the one that was begun: each
 * bill has one open attempt per channel and device (rules §6). Returns its id; nothing was said to the provider so far.
 * Throws ORDER_NOT_PAYABLE, PAY_TOO_LATE.
 */
export async function beginAttempt(tx: Tx, ctx: Context, bill: Bill, { channel, device }: PayWay): Promise<number> {
  if (bill.status !== 'open') fail('ORDER_NOT_PAYABLE')
  const created_at = ctx.now()
  const { expires_at } = await billTerms(bill.kind, tx, bill.ref_id)
  if (isTooLate(expires_at, created_at)) fail('PAY_TOO_LATE')
  const attempt = {
    bill_id: bill.id,
    channel,
    device,
    attempt_no: attemptNumber(ctx, created_at),
    amount_cents: bill.amount_cents,
    expires_at,
    created_at,
    next_query_at: nextQuery({ created_at, expires_at }, created_at),
  }
  return (await findOpenAttempt(tx, attempt)) ?? insertAttempt(tx, attempt)
}
