import * as z from 'zod/mini'
import { route } from './route.ts'
import { Text } from './shapes.ts'

/** What paying inside WeChat needs (rules §6): who pays, and pages that may use WeChat's JS-SDK. */

const payment = {
  payment_name: z.literal('wechat', 'CHOICE_INVALID'),
  /** `mp` for pages in WeChat's own browser, `mini` for mini programs. */
  device: z.literal(['mp', 'mini'], 'CHOICE_INVALID'),
}
const fails = ['PAY_METHOD_UNAVAILABLE', 'PAY_CHANNEL_BUSY'] as const

export const payerAddress = route('GET /openid/address', {
  area: 'Home',
  right: 'public',
  does: 'Where a page in WeChat’s own browser goes to learn who pays; it comes back to `path` with `code` and the same `state`.',
  query: z.strictObject({
    ...payment,
    device: z.literal('mp', 'CHOICE_INVALID'),
    path: z.string('REQUIRED').check(z.maxLength(500, 'TOO_LONG'), z.regex(/^\/([^/\\\s][^\\\s]*)?$/, 'LINK_INVALID')),
    state: z.string('REQUIRED').check(z.regex(/^[\w-]{16,128}$/, 'INVALID')),
  }),
  reply: z.object({ url: z.string() }),
  fails,
})
export const openidCode = route('GET /openid/code', {
  area: 'Home',
  right: 'public',
  does: 'The payer’s openid in the app that the device pays with, for the code that WeChat gave. A code works once.',
  query: z.strictObject({ ...payment, code: Text(1, 1000) }),
  reply: z.object({ openid: z.string() }),
  fails: [...fails, 'OAUTH_CODE_INVALID'],
})
export const wechatTicket = route('GET /wechat/ticket', {
  area: 'Home',
  right: 'public',
  does: 'Signs a page of the shop for WeChat’s JS-SDK (`wx.config`).',
  query: z.strictObject({ ...payment, url: Text(1, 1000) }),
  reply: z.object({ appId: z.string(), timestamp: z.string(), nonceStr: z.string(), signature: z.string() }),
  fails,
})
