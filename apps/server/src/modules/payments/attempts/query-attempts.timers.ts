import type { Context } from '../../../context.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { nextQuery, queryAgain } from '../attempt.ts'
import { providerOf } from '../provider-of.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { claimAttempts, closeAttempt, queryLater, type Attempt } from './attempts.db.ts'
import { countTrade, endAttempt } from './close.provider.ts'

const batch = 40
/** Providers answer in their own time, so several are asked at once; a replay has one order of events. */
const atOnceOf = ({ isReplay }: Context): number => (isReplay ? 1 : 4)
/** How long a claimed attempt stays claimed when its process ends before asking; longer than a batch takes. */
const leaseMs = 10 * 60_000
/** From when on after its expiry an attempt that no provider tells anything about is closed here. */
const forgottenAfterMs = 7 * 24 * 60 * 60_000

/** Ends an attempt that nobody needs any more. */
async function endOne(ctx: Context, attempt: Attempt): Promise<void> {
  const now = ctx.now()
  const end = await endAttempt(ctx, attempt)
  const isForgotten = now.getTime() > attempt.expires_at.getTime() + forgottenAfterMs
  if (end === 'closed' && isForgotten) await closeAttempt(ctx.db, attempt.id)
  else await queryLater(ctx.db, attempt.id, end === 'unknown' ? queryAgain(now) : nextQuery(attempt, now))
}

async function queryOne(ctx: Context, attempt: Attempt): Promise<void> {
  const now = ctx.now()
  if (attempt.bill_status !== 'open' || now >= attempt.expires_at) return endOne(ctx, attempt)
  await queryLater(ctx.db, attempt.id, nextQuery(attempt, now))
  const provider = await providerOf(ctx, attempt.channel, attempt.device, { isClosing: true })
  if (provider) await countTrade(ctx, attempt, await provider.query(attempt.attempt_no))
}

/** What went wrong is asked again in a minute. */
async function afterFailure(ctx: Context, { id, attempt_no }: Attempt, error: unknown): Promise<void> {
  const [level, text] =
    error instanceof ProviderError
      ? (['warn', 'a provider did not tell of a payment attempt'] as const)
      : (['error', 'a payment attempt could not be counted'] as const)
  ctx.log[level]({ err: error, attempt_no }, text)
  await queryLater(ctx.db, id, queryAgain(ctx.now()))
}

/**
 * Asks providers what became of open attempts, so that a lost notice never loses a payment, and ends those of bills that are
 * paid, cancelled or over (rules §6). Outside any transaction.
 */
export async function queryAttempts(ctx: Context): Promise<void> {
  const atOnce = atOnceOf(ctx)
  for (;;) {
    const now = ctx.now()
    const claimed = await claimAttempts(ctx.db, now, new Date(now.getTime() + leaseMs), batch)
    // A replay has one connection.
    const step = ctx.isReplay ? 1 : atOnce
    for (let from = 0; from < claimed.length; from += step) {
      const some = claimed.slice(from, from + step)
      await Promise.all(some.map((one) => queryOne(ctx, one).catch((error: unknown) => afterFailure(ctx, one, error))))
    }
    if (claimed.length < batch) return
  }
}

export const attemptsTimer: Timer = {
  name: 'ask providers about payment attempts',
  everyMs: 5000,
  run: queryAttempts,
  nextDue: 'select min(next_query_at) from payment_attempts where next_query_at > $1',
}
