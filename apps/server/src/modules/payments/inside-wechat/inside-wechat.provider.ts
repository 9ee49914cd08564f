import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { loginAppOf, LoginProviderError, payerAddress, wechatApi, type LoginApp } from '../../accounts/public.ts'
import { getSettings } from '../../settings/public.ts'
import { signPage } from './page-signature.ts'
import { pageTicket } from './page-tickets.provider.ts'

/** What paying inside WeChat needs beside the payment itself (rules §6): who pays, and signed pages. */

type Device = 'mp' | 'mini'

/** The app that a device pays with. Throws PAY_METHOD_UNAVAILABLE while it is switched off or has no secret. */
async function appFor(ctx: Context, device: Device): Promise<LoginApp> {
  const group = `pay_wechat_${device}` as const
  const { is_open } = await getSettings(ctx.db, group)
  const app = is_open ? await loginAppOf(ctx, { settings: { group, id: 'appid', secret: 'secret' } }) : null
  return app ?? fail('PAY_METHOD_UNAVAILABLE')
}

/** Tells people of a fault of WeChat in the words of paying, and the log in WeChat's. */
function refuse(ctx: Context, error: unknown): never {
  if (!(error instanceof LoginProviderError)) throw error
  if (error.fault === 'CODE_REFUSED') fail('OAUTH_CODE_INVALID')
  const says = error.fault === 'APP_REFUSED' ? 'WeChat refuses the app that pays' : 'WeChat did not answer'
  ctx.log[error.fault === 'APP_REFUSED' ? 'error' : 'warn']({ err: error }, says)
  return fail('PAY_CHANNEL_BUSY')
}

/** A page at the site that the settings of the device name, without one at our own. */
async function siteAddress(ctx: Context, device: Device, path: string): Promise<string> {
  const { return_url } = await getSettings(ctx.db, `pay_wechat_${device}`)
  return new URL(path, new URL(return_url, ctx.config.publicUrl)).href
}

/** Where a page inside WeChat goes to learn who pays, and comes back to `path` of ours from. Throws PAY_METHOD_UNAVAILABLE. */
export async function payerPage(ctx: Context, { device, path, state }: { device: 'mp'; path: string; state: string }) {
  const app = await appFor(ctx, device)
  return { url: payerAddress(ctx, app, { return_url: await siteAddress(ctx, device, path), state }) }
}

/**
 * The openid of whose code it is, in the app that the device pays with. What else WeChat tells with it stays here. Throws
 * PAY_METHOD_UNAVAILABLE, OAUTH_CODE_INVALID, PAY_CHANNEL_BUSY.
 */
export async function openidOf(
  ctx: Context,
  { device, code }: { device: Device; code: string },
): Promise<{ openid: string }> {
  const api = wechatApi(ctx, await appFor(ctx, device))
  const answer = device === 'mini' ? api.miniSession(code) : api.exchange(code)
  const { openid } = await answer.catch((error: unknown) => refuse(ctx, error))
  return { openid }
}

/** Whether a page stands at the address of the shop, or at the one that the settings of the device name. */
async function isOurs(ctx: Context, device: Device, url: string): Promise<boolean> {
  const sites = [ctx.config.publicUrl, await siteAddress(ctx, device, '/')]
  return URL.canParse(url) && sites.some((site) => new URL(site).origin === new URL(url).origin)
}

/**
 * What a page of ours configures WeChat's JS-SDK with. Throws INVALID at `url` for a page of others, PAY_METHOD_UNAVAILABLE,
 * PAY_CHANNEL_BUSY.
 */
export async function signedPage(ctx: Context, { device, url }: { device: Device; url: string }) {
  const app = await appFor(ctx, device)
  if (!(await isOurs(ctx, device, url))) failFields({ url: 'INVALID' })
  const ticket = await pageTicket(ctx, app).catch((error: unknown) => refuse(ctx, error))
  const timestamp = String(Math.floor(ctx.now().getTime() / 1000))
  return { appId: app.app_id, ...signPage({ ticket, url, nonceStr: randomBytes(8).toString('hex'), timestamp }) }
}
