import { formatDate, parseDateTime } from '@fangshi/contract/time'
import { audit } from './audit.ts'
import type { Context } from './context.ts'
import type { Timer } from './kernel/jobs/jobs.ts'
import { keepVerification, lastVerification } from './kernel/verification/last-verification.ts'

/** When the night's verification is due, in the wire's time zone. */
const hour = '03:30:00'
const dayMs = 24 * 60 * 60 * 1000

/** The last time before `now` at which a verification was due. */
export function lastDue(now: Date): Date {
  const today = parseDateTime(`${formatDate(now)} ${hour}`) as Date
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/**
 * Runs the checks of `npm run verify` once a night, keeps what they found for the overview of administrators, and logs
 * drift as an error. A night that was slept through is made up for.
 */
export const verifyNightly: Timer = {
  name: 'verification',
  everyMs: 10 * 60 * 1000,
  run: async (ctx: Context, stopping?: AbortSignal) => {
    const now = ctx.now()
    const last = await lastVerification(ctx.db)
    if (ctx.isReplay || (last && last.verified_at >= lastDue(now))) return
    const findings = await audit(ctx.db, stopping).catch((error: unknown) => {
      if (stopping?.aborted) return null
      throw error
    })
    if (!findings) return // the next start makes up for it
    await keepVerification(ctx.db, now, findings)
    if (!findings.length) return
    ctx.log.error(
      { drifted: findings.length, findings: findings.slice(0, 20) },
      'ledger, stock or counters differ from what they are derived from; npm run verify lists all of it',
    )
  },
}
