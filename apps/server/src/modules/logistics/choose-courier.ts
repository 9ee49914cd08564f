import type { Context } from '../../context.ts'
import { createBreaker } from '../../kernel/http/breaker.ts'
import { open } from '../../kernel/secret-box.ts'
import type { Settings } from '../settings/public.ts'
import type { Courier } from './courier.ts'
import { kopCourier, type KopAccount } from './kuaidihelp.ts'
import { simulate } from './simulator.ts'

const usualAddress = 'https://kop.kuaidihelp.com/api'

/** One per process, since all parcels share the provider. */
const breaker = createBreaker({ failures: 5, restMs: 60_000 })

/** The provider with the configured account, without a breaker; null while its keys are not set. */
export function kopAccount(
  ctx: Context,
  { appid, appkey, address }: Settings['kuaibao'],
): Omit<KopAccount, 'breaker'> | null {
  const key = open(ctx, appkey, 'kuaibao.appkey')
  if (!appid || !key) return null
  return { address: address || usualAddress, appid, appkey: key, publicOnly: !ctx.config.outgoingPrivate }
}

/** Whether the simulator moves the parcels: its hours may take minutes. */
export const isSimulated = (ctx: Context, settings: Settings['kuaibao']): boolean =>
  ctx.config.mode === 'demo' && kopAccount(ctx, settings) === null

const simulator: Courier = { trace: async (shipment, now) => simulate(shipment, now) }

/**
 * Who is asked about parcels: the provider once its keys are set, else the simulator in the demo, else nobody (rules
 * §0).
 */
export function chooseCourier(ctx: Context, settings: Settings['kuaibao']): Courier | null {
  const account = kopAccount(ctx, settings)
  if (account) return kopCourier({ ...account, breaker })
  return isSimulated(ctx, settings) ? simulator : null
}
