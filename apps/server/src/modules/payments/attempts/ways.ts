import type { MethodFault, PayClient, ProviderChannel } from '@fangshi/contract/status'
import { providerDevices } from '@fangshi/contract/payments'
import type { ConfigGroup } from '@fangshi/contract/configs'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import { getSettings } from '../../settings/public.ts'
import { providerOf } from '../provider-of.ts'
import type { PayWay } from './begin-attempt.ts'
import { devicesOf, needsPayer } from './devices.ts'

/** What a client says of itself; the payer's openid is empty where it says nothing. */
export interface Client {
  client: PayClient
  payer_id: string
}

/** How the client can pay through the channel, or why it cannot. Calls no provider. */
async function wayOf(
  ctx: Context,
  channel: ProviderChannel,
  { client, payer_id }: Client,
): Promise<PayWay | { fault: MethodFault }> {
  for (const device of devicesOf(channel, client)) {
    if (!(await providerOf(ctx, channel, device))) continue
    return needsPayer(channel, device) && !payer_id ? { fault: 'payer_unknown' } : { channel, device }
  }
  const groups = providerDevices[channel].map((device) => `pay_${channel}_${device}` as ConfigGroup & `pay_${string}`)
  const all = await Promise.all(groups.map((group) => getSettings(ctx.db, group)))
  return { fault: all.some(({ is_open }) => is_open) ? 'other_client' : 'not_offered' }
}

/** Why the client cannot pay through the channel; null when it can (rules §6). */
export async function faultOfChannel(
  ctx: Context,
  channel: ProviderChannel,
  client: Client,
): Promise<MethodFault | null> {
  const way = await wayOf(ctx, channel, client)
  return 'fault' in way ? way.fault : null
}

/** How the client pays through the channel. Throws PAY_METHOD_UNAVAILABLE. Must not be called inside a transaction. */
export async function wayToPay(ctx: Context, channel: ProviderChannel, client: Client): Promise<PayWay> {
  const way = await wayOf(ctx, channel, client)
  return 'fault' in way ? fail('PAY_METHOD_UNAVAILABLE') : way
}
