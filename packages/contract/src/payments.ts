import * as z from 'zod/mini'
import { route } from './route.ts'
import { providerChannels } from './status.ts'

/** What the payer's client is, for each channel, as the settings have it (rules §6). */
export const providerDevices = {
  wechat: ['wap', 'mp', 'mini', 'app', 'scan'],
  alipay: ['wap', 'web', 'app', 'scan', 'mini'],
} as const

/** A provider tells of a payment or refund. The body is signed; the answer is in the provider's own words. */
export const paymentNotice = route('POST /payment/{channel}/{device}', {
  area: 'Home',
  right: 'public',
  does: 'Takes a notice of WeChat Pay or Alipay, which counts when its signature, merchant and content do.',
  takes: 'bytes',
  params: z.strictObject({
    channel: z.literal(providerChannels, 'CHOICE_INVALID'),
    device: z.literal([...new Set([...providerDevices.wechat, ...providerDevices.alipay])], 'CHOICE_INVALID'),
  }),
  reply: z.string(),
  fails: ['NOT_FOUND'],
})
