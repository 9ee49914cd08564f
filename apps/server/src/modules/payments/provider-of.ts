import type { ConfigGroup } from '@fangshi/contract/configs'
import type { ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import { getSettings } from '../settings/public.ts'
import { alipayFaults, wechatFaults, type ChannelValues } from './key-faults.ts'
import { alipayProvider } from './providers/alipay/alipay.ts'
import { alipayConfigOf, wechatConfigOf } from './providers/config-of.ts'
import { httpTransport } from './providers/http-transport.ts'
import type { AlipayDevice, Provider, ProviderRuntime, WechatDevice } from './providers/provider.ts'
import type { Transport } from './providers/transport.ts'
import { wechatProvider } from './providers/wechat/wechat.ts'
import { savedKeys } from './saved-keys.ts'
import { formGateway, isForSimulator, simulatorGateways } from './simulator/configs.ts'
import { isSimulated } from './simulator/marker.ts'
import { withWalletPage } from './simulator/page-wallet.ts'

/** The simulator's transports by the configuration of the process that has one. */
const simulators = new WeakMap<Context['config'], Transport>()

/** Lets this process pay through a simulator wherever a device has the simulator's keys. */
export const connectSimulator = ({ config }: Context, send: Transport): void => void simulators.set(config, send)

function transportOf({ config }: Context): Transport {
  const simulate = simulators.get(config)
  const network = httpTransport({ publicOnly: !config.outgoingPrivate })
  return (request) => {
    if (!isForSimulator(request.url, config.publicUrl)) return network(request)
    return simulate ? simulate(request) : Promise.reject(new Error('this process has no payment simulator'))
  }
}

/** Providers by channel, device and keys: they remember the keys that they fetched. */
const providers = new WeakMap<Context['config'], Map<string, Provider>>()
const maxProviders = 40

const settingsOf = (channel: ProviderChannel, device: string) =>
  `pay_${channel}_${device}` as Extract<ConfigGroup, `pay_${string}`>

/**
 * Where a payer of this device comes back to: the page of the bill at the address of the shop that the settings of the
 * device name, without one at our own.
 */
export async function returnUrl(ctx: Context, channel: ProviderChannel, device: string, path: string): Promise<string> {
  const { return_url } = await getSettings(ctx.db, settingsOf(channel, device))
  const url = new URL(path, new URL(return_url, ctx.config.publicUrl))
  url.searchParams.set('method', channel)
  return url.href
}

function makeProvider(ctx: Context, channel: ProviderChannel, device: string, values: ChannelValues): Provider {
  const runtime: ProviderRuntime = { send: transportOf(ctx), now: ctx.now }
  const path = values.notify_url || `/api/payment/${channel}/${device}`
  const notify_url = new URL(path, ctx.config.publicUrl).href
  const gateways = { wechat: simulatorGateways.wechat, alipay: new URL(formGateway, ctx.config.publicUrl).href }
  const simulated = isSimulated(values) ? { gateway: gateways[channel] } : {}
  const made =
    channel === 'wechat'
      ? wechatProvider({ ...wechatConfigOf(device as WechatDevice, values, notify_url), ...simulated }, runtime)
      : alipayProvider({ ...alipayConfigOf(device as AlipayDevice, values, notify_url), ...simulated }, runtime)
  return isSimulated(values) && channel === 'wechat' && device === 'mp'
    ? withWalletPage(made, ctx.config.publicUrl)
    : made
}

/**
 * The provider of a channel's device with the saved keys; null while the device is switched off or its keys are
 * incomplete (rules §6). `isClosing`: also for one that was switched off, so that what was begun can be ended.
 */
export async function providerOf(
  ctx: Context,
  channel: ProviderChannel,
  device: string,
  { isClosing = false } = {},
): Promise<Provider | null> {
  const group = settingsOf(channel, device)
  const { is_open } = await getSettings(ctx.db, group)
  if (!is_open && !isClosing) return null
  const values = await savedKeys(ctx, group)
  const { mode, publicUrl } = ctx.config
  const site = { now: ctx.now(), isProduction: mode === 'production', publicUrl }
  const faults = channel === 'wechat' ? wechatFaults(values, device, site) : alipayFaults(values, site)
  if (faults.length) return null
  const known = providers.get(ctx.config) ?? new Map<string, Provider>()
  providers.set(ctx.config, known)
  const key = JSON.stringify([channel, device, values])
  const provider = known.get(key) ?? makeProvider(ctx, channel, device, values)
  if (known.size >= maxProviders) known.clear()
  known.set(key, provider)
  return provider
}
