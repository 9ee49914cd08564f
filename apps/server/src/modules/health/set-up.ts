import type { getDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { getSettings } from '../settings/public.ts'
import { channelsOf, missingAgreements, siteOf } from './facts.ts'
import { startedWith } from './health.db.ts'

/** What a new platform has done of what it needs before stores can sell. The demo simulates payments and text messages. */
export async function platformSetUp(ctx: Context): Promise<Reply<typeof getDashboard>['set_up']> {
  const isDemo = ctx.config.mode === 'demo'
  const [web, channels, sms, { agreements, ...started }] = await Promise.all([
    siteOf(ctx),
    channelsOf(ctx),
    getSettings(ctx.db, 'sms'),
    startedWith(ctx.db),
  ])
  return {
    site: (isDemo || (web.hasOwnName && web.hasLogo)) && web.hasContact,
    payment: isDemo || channels.working.length > 0,
    sms: isDemo || sms.driver !== 'none',
    agreements: missingAgreements(agreements).length === 0,
    ...started,
  }
}
