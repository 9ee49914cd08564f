import { createHash } from 'node:crypto'
import type { Context } from '../../../../context.ts'
import { newToken, tokenHash } from '../../secrets/token.ts'
import { sign } from '../../secrets/server-key.ts'
import { insertWechatCode, spendWechatCode } from './simulated-codes.db.ts'

/** The demo's WeChat (rules §10): a page where one picks who agrees, and the answers of WeChat's server. */

/** Stands for the secret of each app that is simulated; WeChat's own are 32 hexadecimal digits. */
export const simulatedSecret = 'simulator'
/** Its page, at the address of the shop. */
export const simulatedConsent = '/simulator/wechat'

export const isSimulated = ({ secret }: { secret: string }): boolean => secret === simulatedSecret

const codeLifeMs = 5 * 60_000
/** Of tokens and tickets, in seconds, as WeChat has it. */
const expires_in = 7200

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24)

/** The ids of a simulated person, who is known by the nickname: one in each app, and one over all of them. */
export const simulatedIds = (app_id: string, nickname: string) => ({
  openid: `o${shortHash(`${app_id} ${nickname}`)}`,
  unionid: `u${shortHash(nickname)}`,
})

/** A code for the app, as WeChat gives it to a browser whose person has agreed. */
export async function giveCode(ctx: Context, app_id: string, nickname: string): Promise<string> {
  const code = newToken()
  const expires_at = new Date(ctx.now().getTime() + codeLifeMs)
  await insertWechatCode(ctx.db, { code_hash: tokenHash(code), app_id, nickname, expires_at })
  return code
}

/** The key of the session that a mini program's code opens. */
export const sessionKeyOf = (js_code: string): string =>
  createHash('sha256').update(`session ${js_code}`).digest().subarray(0, 16).toString('base64')

type Query = Readonly<Record<string, string>>
const refused = (errcode: number, errmsg: string) => ({ errcode, errmsg })

/** The nickname travels in the token, so that nothing has to be kept. */
const tokenFor = (ctx: Context, nickname: string): string =>
  `${Buffer.from(nickname).toString('base64url')}.${sign(ctx, 'simulated wechat', nickname).toString('base64url')}`

function nicknameIn(ctx: Context, token: string): string | null {
  const nickname = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
  return tokenFor(ctx, nickname) === token ? nickname : null
}

async function exchange(ctx: Context, { appid = '', secret = '', code = '', js_code = '' }: Query) {
  if (!isSimulated({ secret })) return refused(40125, 'invalid appsecret')
  const spent = await spendWechatCode(ctx.db, tokenHash(code || js_code), ctx.now())
  if (spent === 'used') return refused(40163, 'code been used')
  if (!spent || spent.app_id !== appid) return refused(40029, 'invalid code')
  const { nickname } = spent
  if (js_code) return { ...simulatedIds(appid, nickname), session_key: sessionKeyOf(js_code) }
  const access_token = tokenFor(ctx, nickname)
  return { ...simulatedIds(appid, nickname), access_token, expires_in, scope: 'snsapi_userinfo', app: appid }
}

/** Answers a call as WeChat's server does. */
export async function answerAsWechat(ctx: Context, path: string, query: Query): Promise<Record<string, unknown>> {
  if (ctx.config.mode !== 'demo') throw new Error('there is no simulated WeChat outside the demo')
  switch (path) {
    case '/sns/oauth2/access_token':
    case '/sns/jscode2session':
      return exchange(ctx, query)
    case '/sns/userinfo': {
      const nickname = nicknameIn(ctx, query.access_token ?? '')
      if (nickname === null) return refused(40001, 'invalid credential')
      return { openid: query.openid, nickname, sex: 0, headimgurl: '', unionid: simulatedIds('', nickname).unionid }
    }
    case '/cgi-bin/stable_token':
      return isSimulated({ secret: query.secret ?? '' })
        ? { access_token: tokenFor(ctx, query.appid ?? ''), expires_in }
        : refused(40125, 'invalid appsecret')
    case '/cgi-bin/ticket/getticket': {
      const app = nicknameIn(ctx, query.access_token ?? '')
      return app === null ? refused(40001, 'invalid credential') : { errcode: 0, ticket: shortHash(app), expires_in }
    }
    default:
      return refused(40066, 'invalid url')
  }
}
