import type { PayClient, ProviderChannel } from '@fangshi/contract/status'

/** The devices of a channel that a client can pay with, the best one first (rules §6). */
const devices: Readonly<Record<ProviderChannel, Readonly<Record<PayClient, readonly string[]>>>> = {
  wechat: {
    desktop: ['scan'],
    phone: ['wap'],
    wechat: ['mp'],
    wechat_mini: ['mini'],
    alipay_mini: [],
    app: ['app'],
  },
  alipay: {
    desktop: ['scan', 'web'],
    phone: ['wap'],
    // WeChat opens no Alipay pages.
    wechat: [],
    wechat_mini: [],
    alipay_mini: ['mini'],
    app: ['app'],
  },
}

export const devicesOf = (channel: ProviderChannel, client: PayClient): readonly string[] => devices[channel][client]

/** Whether the provider wants to know who pays before it takes the order. */
export const needsPayer = (channel: ProviderChannel, device: string): boolean =>
  device === 'mini' || (channel === 'wechat' && device === 'mp')

const minuteMs = 60_000

/**
 * How long what was prepared is used again, in ms: somewhat less than it works. Codes and prepay ids work two hours,
 * WeChat's addresses for phones five minutes (payments §2).
 */
export const validForMs = (channel: ProviderChannel, device: string): number =>
  (channel === 'wechat' && device === 'wap' ? 4 : 110) * minuteMs

/** What the prepared is good for alone: the payer's address where WeChat opens its wallet, the payer where it knows them. */
export function boundTo(channel: ProviderChannel, device: string, payer: { ip: string; payer_id: string }): string {
  if (needsPayer(channel, device)) return payer.payer_id
  return channel === 'wechat' && device === 'wap' ? payer.ip : ''
}
