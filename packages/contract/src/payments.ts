import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Text } from './shapes.ts'
import { methodFaults, payClients, paymentMethods, providerChannels } from './status.ts'

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

/** What the client is, and the payer's openid where the channel needs to know it (WeChat `mp` and `mini`, Alipay `mini`). */
export const payer = {
  device: z.optional(z.literal(payClients, 'CHOICE_INVALID')),
  openid: z.optional(z.string('REQUIRED').check(z.regex(/^[0-9A-Za-z_-]{1,128}$/, 'INVALID'))),
}

/** Whether a bill can be paid by a method now, and why not. */
export const MethodChoice = z.object({
  method: z.literal(paymentMethods),
  available: z.boolean(),
  reason: z.nullable(z.literal(methodFaults)),
})
export type MethodChoice = z.input<typeof MethodChoice>

/** What the client goes on with to pay a bill; one of the four, unless it is paid. */
export const Payable = z.object({
  paid: z.boolean(),
  amount: z.string(),
  /** The text of a QR code. */
  code_url: z.optional(z.string()),
  /** Where a phone's browser goes to open the wallet. */
  h5_url: z.optional(z.string()),
  /** A form that the browser posts. */
  form: z.optional(z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })),
  /** What a mini program, app or page inside WeChat hands to the wallet. */
  params: z.optional(z.record(z.string(), z.string())),
  /** Until when these can be used; the same call gives fresh ones afterwards. */
  valid_until: z.optional(DateTime),
  /** The server's clock, so countdowns do not depend on the browser's. */
  now: DateTime,
})
export type Payable = z.input<typeof Payable>

/** Pays an order of either kind: from the balance with a pay ticket, or through a provider (rules §6). */
export const orderPayment = {
  method: z.literal(paymentMethods, 'CHOICE_INVALID'),
  ticket: z.optional(Text(1, 200)),
  ...payer,
}
export const orderPaymentFails = [
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PAYABLE',
  'COLLECTIVE_SEAT_LOST',
  'BALANCE_SHORT',
  'PAY_TICKET_INVALID',
  'PAY_PASSWORD_MISSING',
  'PAY_METHOD_UNAVAILABLE',
  'PAY_CHANNEL_BUSY',
  'PAY_TOO_LATE',
  'SITE_CLOSED',
  'SUB_ACCOUNT_MAY_NOT_BUY',
] as const
