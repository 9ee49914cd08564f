import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { BillKind } from '../hooks.ts'
import { providerOf } from '../provider-of.ts'
import type { Provider, Trade } from '../providers/provider.ts'
import { isUnanswered, ProviderError } from '../providers/provider-error.ts'
import { receivePayment } from '../received/receive-payment.ts'
import { closeAttempt, openAttempts, type Attempt } from './attempts.db.ts'

/** What became of an attempt. `unknown`: the provider did not answer, so it may be paid. */
export type AttemptEnd = 'closed' | 'paid' | 'unknown'

/** Takes what the provider says about a trade into our books; whether it has ended. */
export async function countTrade(ctx: Context, attempt: Attempt, trade: Trade): Promise<'closed' | 'paid' | 'open'> {
  if ('payment' in trade) {
    await inTx(ctx.db, (tx) => receivePayment(tx, ctx, attempt, trade.payment))
    return 'paid'
  }
  if (trade.state !== 'closed') return 'open'
  await closeAttempt(ctx.db, attempt.id)
  return 'closed'
}

/** Closes an attempt at its provider, and here once it can no longer be paid there. */
async function closeThere(ctx: Context, provider: Provider, attempt: Attempt): Promise<AttemptEnd> {
  const result = await provider.close(attempt.attempt_no)
  if (result === 'paid') {
    const end = await countTrade(ctx, attempt, await provider.query(attempt.attempt_no))
    return end === 'open' ? 'unknown' : end
  }
  const canBePaid = result === 'not_found' && ctx.now() < attempt.expires_at
  if (!canBePaid) await closeAttempt(ctx.db, attempt.id)
  return 'closed'
}

/**
 * Ends an attempt at its provider, outside any transaction: closes it, or counts its payment where that was faster. A code
 * that nobody has opened is `closed` for us, though Alipay can still be paid by it until it expires; then the money goes
 * back. Without keys nobody can be asked, so that it is `closed` as well.
 */
export async function endAttempt(ctx: Context, attempt: Attempt): Promise<AttemptEnd> {
  const provider = await providerOf(ctx, attempt.channel, attempt.device, { isClosing: true })
  if (!provider) return 'closed'
  try {
    return await closeThere(ctx, provider, attempt)
  } catch (error) {
    ctx.log.warn({ err: error, attempt_no: attempt.attempt_no }, 'a payment attempt could not be closed')
    return error instanceof ProviderError && !isUnanswered(error) ? 'closed' : 'unknown'
  }
}

/**
 * Ends all open attempts of a bill before what it is for is cancelled (rules §5): `closed` when it may be, `paid` when a
 * provider has taken the money and it was counted, `unknown` when one does not answer.
 */
export async function endAttempts(ctx: Context, kind: BillKind, ref_id: number): Promise<AttemptEnd> {
  const ends: AttemptEnd[] = []
  for (const attempt of await openAttempts(ctx.db, kind, ref_id)) ends.push(await endAttempt(ctx, attempt))
  if (ends.includes('paid')) return 'paid'
  return ends.includes('unknown') ? 'unknown' : 'closed'
}
