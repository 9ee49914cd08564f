import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { billTerms } from '../hooks.ts'
import { providerOf, returnUrl } from '../provider-of.ts'
import type { ClientStep, Provider } from '../providers/provider.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { lockBillById } from '../received/received.db.ts'
import { attemptById, closeAttempt, keepPrepared, type Attempt } from './attempts.db.ts'
import { beginAttempt } from './begin-attempt.ts'
import { countTrade, endAttempt } from './close.provider.ts'
import { boundTo, validForMs } from './devices.ts'

/** Whose browser or app pays: its address, and the openid where the channel needs it, else empty. */
export interface Payer {
  ip: string
  payer_id: string
}

/** What the payer's client goes on with until then, or that there is nothing left to pay; amounts in cents. */
export type Preparation =
  | { paid: true; amount_cents: number }
  | { paid: false; amount_cents: number; prepared: ClientStep; until: Date }

/** What was prepared before, if this payer can still use it. */
function keptBefore({ prepared, prepared_until, prepared_for }: Attempt, by: string, now: Date) {
  const isUsable = prepared && prepared_until && prepared_until > now && prepared_for === by
  return isUsable ? { prepared, until: prepared_until } : null
}

/** Asks the provider for what the client needs and keeps it. What was begun meanwhile for an ended bill is ended again. */
async function prepareAt(ctx: Context, provider: Provider, attempt: Attempt, payer: Payer): Promise<Preparation> {
  const { id, amount_cents, channel, device, expires_at } = attempt
  const now = ctx.now()
  const by = boundTo(channel, device, payer)
  const before = keptBefore(attempt, by, now)
  if (before) return { paid: false, amount_cents, ...before }
  const { title, return_path } = await billTerms(attempt.kind, ctx.db, attempt.ref_id)
  const prepared = await provider.prepare({
    attempt_no: attempt.attempt_no,
    amount_cents,
    subject: title,
    expires_at,
    return_url: await returnUrl(ctx, channel, device, return_path),
    payer_ip: payer.ip,
    payer_id: payer.payer_id,
  })
  const until = new Date(Math.min(expires_at.getTime(), now.getTime() + validForMs(channel, device)))
  if (await keepPrepared(ctx.db, id, prepared, until, by)) return { paid: false, amount_cents, prepared, until }
  const isPaid = (await endAttempt(ctx, attempt)) === 'paid'
  return isPaid ? { paid: true, amount_cents } : fail('ORDER_NOT_PAYABLE')
}

/** Another attempt of the same bill in place of one that the provider no longer takes. */
const replace = (ctx: Context, attempt: Attempt): Promise<number> =>
  inTx(ctx.db, async (tx) => {
    const bill = (await lockBillById(tx, attempt.bill_id)) ?? fail('ORDER_NOT_PAYABLE')
    await closeAttempt(tx, attempt.id)
    return beginAttempt(tx, ctx, bill, attempt)
  })

/** What the provider's refusal means for the attempt: it is paid, or another one takes its place. */
async function afterRefusal(
  ctx: Context,
  provider: Provider,
  attempt: Attempt,
  error: ProviderError,
): Promise<'paid' | { replacedBy: number }> {
  const { fault } = error
  if (fault === 'ALREADY_PAID') {
    const end = await countTrade(ctx, attempt, await provider.query(attempt.attempt_no))
    if (end === 'paid') return end
  }
  // The number was used with other content, such as another address: what is there is closed before another is begun.
  const end = fault === 'NUMBER_USED' ? await endAttempt(ctx, attempt) : fault === 'TRADE_CLOSED' ? 'closed' : 'unknown'
  if (end === 'unknown') throw error
  return end === 'paid' ? end : { replacedBy: await replace(ctx, attempt) }
}

/**
 * Prepares an attempt at its provider, outside any transaction (rules §6), or gives what was prepared before as long as it
 * works. Throws ORDER_NOT_PAYABLE for a bill that was cancelled, PAY_METHOD_UNAVAILABLE when the channel was switched off,
 * PAY_TOO_LATE, and PAY_CHANNEL_BUSY when the provider does not answer or refuses us.
 */
export async function prepareAttempt(ctx: Context, id: number, payer: Payer, tries = 2): Promise<Preparation> {
  const attempt = (await attemptById(ctx.db, id)) ?? fail('ORDER_NOT_FOUND')
  const { amount_cents } = attempt
  if (attempt.bill_status === 'paid') return { paid: true, amount_cents }
  if (attempt.bill_status === 'closed') fail('ORDER_NOT_PAYABLE')
  if (attempt.status !== 'open') return prepareAttempt(ctx, await replace(ctx, attempt), payer, tries)
  const provider = (await providerOf(ctx, attempt.channel, attempt.device)) ?? fail('PAY_METHOD_UNAVAILABLE')
  try {
    return await prepareAt(ctx, provider, attempt, payer)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.warn({ err: error, attempt_no: attempt.attempt_no }, 'a payment could not be prepared')
    const next = await afterRefusal(ctx, provider, attempt, error).catch((other: unknown) => {
      if (other instanceof ProviderError) return null
      throw other
    })
    if (next === 'paid') return prepareAttempt(ctx, id, payer, 0)
    if (!next || tries <= 1) fail('PAY_CHANNEL_BUSY')
    return prepareAttempt(ctx, next.replacedBy, payer, tries - 1)
  }
}
