import type { Context } from '../../../context.ts'
import { wechatApi, type LoginApp } from '../../accounts/public.ts'

/** Tickets are asked for anew so long before they end, in ms. */
const marginMs = 5 * 60_000
interface CachedTicket {
  until: number
  ticket: Promise<string>
}
/** By app, in each process: WeChat gives the same ticket again until it ends, and limits how often one may ask. */
const ticketsOf = new WeakMap<Context['config'], Map<string, CachedTicket>>()

async function fetchTicket(ctx: Context, app: LoginApp, keep: CachedTicket): Promise<string> {
  const api = wechatApi(ctx, app)
  const { ticket, lifeMs } = await api.pageTicket(await api.appToken())
  keep.until = ctx.now().getTime() + lifeMs - marginMs
  return ticket
}

/** The ticket that pages of the app sign with; one call at a time asks for it. Throws `LoginProviderError`. */
export function pageTicket(ctx: Context, app: LoginApp): Promise<string> {
  const ofProcess = ticketsOf.get(ctx.config) ?? new Map<string, CachedTicket>()
  ticketsOf.set(ctx.config, ofProcess)
  const key = JSON.stringify(app)
  const known = ofProcess.get(key)
  if (known && known.until > ctx.now().getTime()) return known.ticket
  const keep: CachedTicket = { until: Infinity, ticket: Promise.resolve('') }
  keep.ticket = fetchTicket(ctx, app, keep).catch((error: unknown) => {
    ofProcess.delete(key)
    throw error
  })
  ofProcess.set(key, keep)
  return keep.ticket
}
