import { soonDays, type getDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { formatDate, formatDateTime, parseDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { lastVerification } from '../../kernel/verification/last-verification.ts'
import { platformSetUp } from '../health/public.ts'
import { getSettings } from '../settings/public.ts'
import { countsOf } from './platform-now.db.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What waits on the platform now. */
export async function platformNow(ctx: Context): Promise<Reply<typeof getDashboard>> {
  const now = ctx.now()
  const today = parseDateTime(`${formatDate(now)} 00:00:00`) as Date
  const ahead = new Date(today.getTime() + (soonDays + 1) * dayMs)
  const [counts, { close_status }, verified, set_up] = await Promise.all([
    countsOf(ctx.db, today, ahead),
    getSettings(ctx.db, 'web'),
    lastVerification(ctx.db),
    platformSetUp(ctx),
  ])
  return {
    at: formatDateTime(now),
    drift: verified?.drifted
      ? { at: formatDateTime(verified.verified_at), count: verified.drifted, findings: verified.findings.slice(0, 5) }
      : null,
    set_up,
    to_do: { site_closed: close_status, ...counts },
  }
}
