import type { Context } from '../../../../context.ts'
import { isSimulated, simulatedConsent } from '../simulator/simulated-wechat.ts'
import {
  LoginProviderError,
  type Identity,
  type LoginApp,
  type LoginProvider,
  type LoginWay,
} from './login-provider.ts'
import { openPhone } from './mini-program-phone.ts'
import { wechatApi, type WechatApi } from './wechat-api.ts'

const name = 'wechat'

async function ofPage(api: WechatApi, app: LoginApp, code: string): Promise<Identity> {
  const person = await api.exchange(code)
  const profile = person.readsProfile ? await api.profile(person) : { ...person, nickname: '' }
  if (profile.openid !== person.openid) throw new LoginProviderError('NO_ANSWER', 'the profile is of somebody else')
  return {
    provider: name,
    app_id: app.app_id,
    openid: person.openid,
    union_id: person.union_id ?? profile.union_id,
    nickname: profile.nickname,
  }
}

/** WeChat's page where people agree. It takes no PKCE challenge. */
function consentAddress(
  { config }: Context,
  app: LoginApp,
  { path, scope }: { path: string; scope: string },
  { return_url, state }: { return_url: string; state: string },
): string {
  const query = { appid: app.app_id, redirect_uri: return_url, response_type: 'code', scope, state }
  const at = isSimulated(app)
    ? new URL(simulatedConsent, config.publicUrl)
    : new URL(path, 'https://open.weixin.qq.com')
  return `${at.href}?${new URLSearchParams(query)}#wechat_redirect`
}

/** Learns from the refusal of a made-up code whether WeChat takes app and secret. Throws `LoginProviderError`. */
export async function tryApp(exchange: (code: string) => Promise<unknown>): Promise<void> {
  await exchange('test').catch((error: unknown) => {
    if (!(error instanceof LoginProviderError) || error.fault !== 'CODE_REFUSED') throw error
  })
}

const page = (path: string, scope: string): Pick<LoginWay, 'address' | 'identify' | 'check'> => ({
  address: (ctx, app, begun) => consentAddress(ctx, app, { path, scope }, begun),
  identify: (ctx, app, { code }) => ofPage(wechatApi(ctx, app), app, code),
  check: (ctx, app) => tryApp(wechatApi(ctx, app).exchange),
})

/** In WeChat's own browser, which alone opens this page; the simulated one is for phones of all kinds. */
const weixin: LoginWay = {
  name: 'weixin',
  provider: name,
  settings: { group: 'oauth_weixin', id: 'client_id', secret: 'key' },
  clients: (app) => (isSimulated(app) ? ['wechat', 'phone'] : ['wechat']),
  ...page('/connect/oauth2/authorize', 'snsapi_userinfo'),
}

/** A code on the computer's screen that the phone scans. */
const weixinweb: LoginWay = {
  name: 'weixinweb',
  provider: name,
  settings: { group: 'oauth_weixinweb', id: 'client_id', secret: 'key' },
  clients: () => ['desktop'],
  ...page('/connect/qrconnect', 'snsapi_login'),
}

/** Apps get the code by WeChat's SDK. */
const weixinapp: LoginWay = {
  name: 'weixinapp',
  provider: name,
  settings: { group: 'pay_wechat_app', id: 'appid', secret: 'secret' },
  clients: () => ['app'],
  ...page('', ''),
  address: () => null,
}

async function ofMiniProgram(ctx: Context, app: LoginApp, code: string) {
  const { session_key, ...person } = await wechatApi(ctx, app).miniSession(code)
  return { identity: { provider: name, app_id: app.app_id, ...person, nickname: '' } as const, session_key }
}

/** Mini programs get the code by `wx.login`; WeChat tells no nickname there. */
const weixinmini: LoginWay = {
  name: 'weixinmini',
  provider: name,
  settings: { group: 'pay_wechat_mini', id: 'appid', secret: 'secret' },
  clients: () => ['wechat_mini'],
  address: () => null,
  identify: async (ctx, app, { code }) => (await ofMiniProgram(ctx, app, code)).identity,
  check: (ctx, app) => tryApp(wechatApi(ctx, app).miniSession),
}

/** The same with the phone that the person let the mini program have. */
const weixinminiphone: LoginWay = {
  ...weixinmini,
  name: 'weixinminiphone',
  takesPhone: true,
  async identify(ctx, app, { code, sealedPhone }) {
    const { identity, session_key } = await ofMiniProgram(ctx, app, code)
    if (!sealedPhone) throw new LoginProviderError('CODE_REFUSED', 'there is no phone')
    return { ...identity, phone: openPhone(sealedPhone, { session_key, app_id: app.app_id, now: ctx.now() }) }
  },
}

/** WeChat (rules §1): on phones, computers, in apps and mini programs. */
export const wechat: LoginProvider = { name, ways: [weixin, weixinweb, weixinapp, weixinmini, weixinminiphone] }

/** WeChat's page that tells who pays in its own browser, without asking (rules §6). */
export const payerAddress = (ctx: Context, app: LoginApp, begun: { return_url: string; state: string }): string =>
  consentAddress(ctx, app, { path: '/connect/oauth2/authorize', scope: 'snsapi_base' }, begun)
