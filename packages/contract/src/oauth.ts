import * as z from 'zod/mini'
import { Proof, Provider } from './accounts.ts'
import { route } from './route.ts'
import { DateTime, FactorCode, Flag, Id, Nothing, Phone, SmsCode, Text } from './shapes.ts'
import { payClients } from './status.ts'

/** Logins through other providers, such as WeChat (rules §§1, 10). */

/** Who else can say who somebody is. An account has at most one identity at each. */
export const loginProviders = ['wechat'] as const
export type LoginProviderName = (typeof loginProviders)[number]

/** How a provider is asked: pages on phones, codes scanned on computers, an app, a mini program, a mini program that also gets the phone. */
export const loginWays = ['weixin', 'weixinweb', 'weixinapp', 'weixinmini', 'weixinminiphone'] as const
export type LoginWayName = (typeof loginWays)[number]

const way = z.strictObject({ name: z.literal(loginWays, 'CHOICE_INVALID') })
/**
 * Of the secret that the browser or app made for this login and keeps to itself: SHA-256 as base64url (PKCE, S256). What
 * the provider sends back counts only together with the secret.
 */
const Challenge = z.string('REQUIRED').check(z.regex(/^[\w-]{43}$/, 'INVALID'))
/** A login that has begun, and the secret behind its challenge. */
const begun = {
  state: z.string('REQUIRED').check(z.regex(/^[0-9a-f]{64}$/, 'INVALID')),
  verifier: z.string('REQUIRED').check(z.regex(/^[\w.~-]{43,128}$/, 'INVALID')),
}
const Begun = z.object({
  state: z.string(),
  /** Where the browser goes; null where an app or mini program asks the provider itself. */
  url: z.nullable(z.string()),
})
const Session = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number() })

export const listLoginWays = route('GET /oauth', {
  area: 'Home',
  right: 'public',
  does: 'The ways to log in through other providers that the settings offer, and the clients that each is for.',
  reply: z.array(
    z.object({
      provider: z.literal(loginProviders),
      name: z.literal(loginWays),
      clients: z.array(z.literal(payClients)),
    }),
  ),
})

export const beginOauth = route('POST /oauth/{name}', {
  area: 'Home',
  right: 'public',
  does: 'Begins a login through a provider: gives its address for the browser, and a state that works once within 10 minutes and only with the secret behind `challenge`.',
  params: way,
  body: z.strictObject({ challenge: Challenge, proof: Proof }),
  reply: Begun,
  fails: ['OAUTH_NOT_OFFERED', 'PROOF_NEEDED'],
})

/** What came of a provider's answer. */
export const oauthResults = ['logged_in', 'bound', 'unknown', 'second_factor'] as const

export const answerOauth = route('POST /oauth/callback/{name}', {
  area: 'Home',
  right: 'guest',
  does: 'Takes the code that the provider gave. `logged_in`: a session. `bound`: the identity belongs to the caller’s account now. `unknown`: no account has it, go on by `/oauth/continue/register`, `…/account` or `…/code`, or with the `phone` that `weixinminiphone` got by `…/phone`. `second_factor`: go on by `…/second_factor`.',
  params: way,
  body: z.strictObject({
    ...begun,
    code: Text(1, 1000),
    /** Of `weixinminiphone`, as the mini program got them with the phone. */
    iv: z.optional(Text(1, 100)),
    encrypted_data: z.optional(Text(1, 4000)),
  }),
  reply: z.object({
    result: z.literal(oauthResults),
    /** Of the session after `logged_in`. */
    access_token: z.optional(z.string()),
    token_type: z.optional(z.literal('Bearer')),
    expires_in: z.optional(z.number()),
    /** The caller's id at the provider in this app, which paying inside WeChat needs. */
    openid: z.string(),
    nickname: z.string(),
    /** After `unknown`: the phone that the provider vouches for, masked, and whether it has an account. */
    phone: z.optional(z.object({ number: z.string(), has_account: z.boolean() })),
  }),
  fails: [
    'OAUTH_STATE_INVALID',
    'OAUTH_CODE_INVALID',
    'OAUTH_UNAVAILABLE',
    'OAUTH_NOT_OFFERED',
    'OAUTH_TAKEN',
    'OAUTH_BOUND_ALREADY',
    'ACCOUNT_DISABLED',
    'SUB_ACCOUNT_MAY_NOT_BUY',
    'LOGIN_FAILED',
  ],
})

const goOn = {
  area: 'Home',
  right: 'public',
  unaudited: true,
  reply: Session,
} as const
const bindFails = ['OAUTH_STATE_INVALID', 'OAUTH_TAKEN', 'OAUTH_BOUND_ALREADY', 'PROOF_NEEDED'] as const
const loginFails = [
  'ACCOUNT_DISABLED',
  'SUB_ACCOUNT_MAY_NOT_BUY',
  'LOGIN_FAILED',
  'LOGIN_THROTTLED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
] as const

export const oauthSecondFactor = route('POST /oauth/continue/second_factor', {
  ...goOn,
  does: 'Logs into the account of the identity with the code of its second factor.',
  body: z.strictObject({ ...begun, factor_code: FactorCode }),
  fails: ['OAUTH_STATE_INVALID', ...loginFails],
})
export const oauthRegister = route('POST /oauth/continue/register', {
  ...goOn,
  does: 'Opens a new account for an unknown identity, with a phone whose code (`POST /sms`, name `register`) proves it, and logs in.',
  body: z.strictObject({ ...begun, phone: Phone, code: SmsCode, agreed: Flag, inviter_id: z.optional(Id) }),
  fails: ['PHONE_TAKEN', 'SMS_CODE_WRONG', 'AGREEMENT_UNREAD', ...bindFails],
})
export const oauthAccount = route('POST /oauth/continue/account', {
  ...goOn,
  does: 'Logs into an account by password and binds the unknown identity to it.',
  body: z.strictObject({
    ...begun,
    provider: Provider,
    username: Text(1, 60),
    password: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(128, 'TOO_LONG')),
    factor_code: z.optional(FactorCode),
    proof: Proof,
  }),
  fails: ['PROVIDER_MISMATCH', ...bindFails, ...loginFails],
})
export const oauthCode = route('POST /oauth/continue/code', {
  ...goOn,
  does: 'Logs into an account with a code that was sent to its phone (`POST /sms`, name `login`), and binds the unknown identity to it.',
  body: z.strictObject({ ...begun, phone: Phone, code: SmsCode, factor_code: z.optional(FactorCode), proof: Proof }),
  fails: ['PHONE_UNKNOWN', 'SMS_CODE_WRONG', ...bindFails, ...loginFails],
})
export const oauthPhone = route('POST /oauth/continue/phone', {
  ...goOn,
  does: 'Goes on with the phone that the provider vouches for: logs into its account and binds the unknown identity to it, or opens a new account, for which `agreed` is needed.',
  body: z.strictObject({
    ...begun,
    agreed: z.optional(Flag),
    factor_code: z.optional(FactorCode),
    inviter_id: z.optional(Id),
  }),
  fails: [
    'AGREEMENT_UNREAD',
    'PHONE_TAKEN',
    'OAUTH_STATE_INVALID',
    'OAUTH_TAKEN',
    'OAUTH_BOUND_ALREADY',
    ...loginFails,
  ],
})

/** Proof of who asks: the login password, or a fresh code sent to the bound phone by `edit_user`. */
const reauth = { old_password: z.optional(z.string()), code: z.optional(SmsCode) }
const reauthFails = [
  'REAUTH_NEEDED',
  'OLD_PASSWORD_WRONG',
  'SMS_CODE_WRONG',
  'SMS_PHONE_EMPTY',
  'LOGIN_THROTTLED',
] as const

export const listOwnOauth = route('GET /user/oauth', {
  area: 'Home',
  right: 'shopper',
  does: 'Each provider with the identity that is bound to the own account, and the ways to bind one.',
  reply: z.array(
    z.object({
      provider: z.literal(loginProviders),
      bound: z.nullable(z.object({ nickname: z.string(), created_at: DateTime })),
      ways: z.array(z.object({ name: z.literal(loginWays), clients: z.array(z.literal(payClients)) })),
    }),
  ),
})
export const bindOauth = route('POST /user/oauth/{name}', {
  area: 'Home',
  right: 'shopper',
  does: 'Begins to bind an identity to the own account, after re-authentication; the answer goes to `POST /oauth/callback/{name}` with this session’s token.',
  params: way,
  body: z.strictObject({ ...reauth, challenge: Challenge }),
  reply: Begun,
  fails: ['OAUTH_NOT_OFFERED', 'OAUTH_BOUND_ALREADY', ...reauthFails],
})
export const unbindOauth = route('POST /user/oauth/unbind/{provider}', {
  area: 'Home',
  right: 'shopper',
  does: 'Unbinds the identity of a provider from the own account, after re-authentication by a way to log in that stays.',
  params: z.strictObject({ provider: z.literal(loginProviders, 'CHOICE_INVALID') }),
  body: z.strictObject(reauth),
  reply: Nothing,
  fails: ['NOT_FOUND', ...reauthFails],
})
