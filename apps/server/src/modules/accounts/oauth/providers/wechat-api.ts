import type { Context } from '../../../../context.ts'
import { createBreaker } from '../../../../kernel/http/breaker.ts'
import { ask } from '../../../../kernel/http/outgoing.ts'
import { answerAsWechat, isSimulated } from '../simulator/simulated-wechat.ts'
import { LoginProviderError, type LoginApp, type LoginFault } from './login-provider.ts'

export type WechatAnswer = Readonly<Record<string, unknown>>
/** Asks WeChat's server, with the values in the query, or as JSON in a `POST`; rejects when there is no whole answer. */
export type WechatSend = (
  path: string,
  values: Readonly<Record<string, string>>,
  method?: 'GET' | 'POST',
) => Promise<WechatAnswer>

const wechatOrigin = 'https://api.weixin.qq.com'
const timeoutMs = 5_000
const maxBytes = 64 * 1024
const breaker = createBreaker({ failures: 5, restMs: 30_000 })

/** Over the network, with a time limit and a breaker. Secrets stand in the query, so no error may tell the address. */
export const overNetwork =
  ({ config }: Pick<Context, 'config'>, { origin = wechatOrigin, through = breaker } = {}): WechatSend =>
  (path, values, method = 'GET') =>
    through.run(async () => {
      const isPost = method === 'POST'
      const url = new URL(isPost ? path : `${path}?${new URLSearchParams(values)}`, origin)
      const { status, body } = await ask(url, {
        method,
        ...(isPost
          ? { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(values)) }
          : {}),
        timeoutMs,
        maxBytes,
        publicOnly: !config.outgoingPrivate,
      })
      if (status >= 500) throw new Error(`WeChat answered ${status}`)
      return JSON.parse(body.toString()) as WechatAnswer
    })

const sendOf = (ctx: Context, app: LoginApp): WechatSend =>
  isSimulated(app) ? (path, query) => answerAsWechat(ctx, path, query) : overNetwork(ctx)

/** Invalid, used and missing codes, by their `errcode`. */
const codeFaults = [40029, 40163, 41008, 42003]
/** Busy, too often: it may work later. */
const passing = [-1, 45009, 45011]

function faultOf(code: number): LoginFault {
  if (codeFaults.includes(code)) return 'CODE_REFUSED'
  return passing.includes(code) ? 'NO_ANSWER' : 'APP_REFUSED'
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** WeChat's server as one of our apps. All throw `LoginProviderError`. */
export function wechatApi(ctx: Context, app: LoginApp, send: WechatSend = sendOf(ctx, app)) {
  const call = async (...request: Parameters<WechatSend>): Promise<WechatAnswer> => {
    const answer = await send(...request).catch((error: Error) => {
      throw new LoginProviderError('NO_ANSWER', error.message)
    })
    const code = Number(answer.errcode ?? 0)
    if (code) throw new LoginProviderError(faultOf(code), `${code} ${text(answer.errmsg)}`.slice(0, 200))
    return answer
  }
  const need = (answer: WechatAnswer, name: string): string => {
    const found = text(answer[name])
    if (!found) throw new LoginProviderError('NO_ANSWER', `the answer has no ${name}`)
    return found
  }
  const { app_id: appid, secret } = app
  const ids = (answer: WechatAnswer) => ({
    openid: need(answer, 'openid'),
    union_id: text(answer.unionid) || null,
  })
  return {
    /** The code of a page or app, for the person's ids and a token that reads their profile. */
    async exchange(code: string) {
      const query = { appid, secret, code, grant_type: 'authorization_code' }
      const answer = await call('/sns/oauth2/access_token', query)
      const scope = text(answer.scope)
      return { ...ids(answer), access_token: need(answer, 'access_token'), readsProfile: !/^snsapi_base$/.test(scope) }
    },
    async profile({ access_token, openid }: { access_token: string; openid: string }) {
      const answer = await call('/sns/userinfo', { access_token, openid, lang: 'zh_CN' })
      return { ...ids(answer), nickname: text(answer.nickname) }
    },
    /** The code of a mini program. The session key that comes with it stays on the server. */
    async miniSession(js_code: string) {
      const answer = await call('/sns/jscode2session', { appid, secret, js_code, grant_type: 'authorization_code' })
      return { ...ids(answer), session_key: text(answer.session_key) }
    },
    /** The token of the app itself: the one that others who run the app have, too, and that asking does not end. */
    async appToken() {
      const values = { grant_type: 'client_credential', appid, secret }
      return need(await call('/cgi-bin/stable_token', values, 'POST'), 'access_token')
    },
    /** What pages of the app sign their configuration of the JS-SDK with, and how long it works, in ms. */
    async pageTicket(access_token: string) {
      const answer = await call('/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' })
      return { ticket: need(answer, 'ticket'), lifeMs: Number(answer.expires_in ?? 0) * 1000 }
    },
  }
}
export type WechatApi = ReturnType<typeof wechatApi>
