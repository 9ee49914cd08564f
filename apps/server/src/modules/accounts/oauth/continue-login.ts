import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { checkLogin } from '../login/check-login.ts'
import { checkCodeLogin, loginByCode } from '../login/login-by-code.ts'
import { loginShopper, type CheckedLogin } from '../login/login.ts'
import { openAccount } from '../login/register.ts'
import { checkLoginFactor, type FittingFactorCode } from '../second-factor/check-factor.ts'
import type { Device } from '../sessions/sessions.db.ts'
import { createSession } from '../sessions/sessions.ts'
import { tryCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { unknownPassword } from '../users/create-shopper.ts'
import { userByLogin, type UserRow } from '../users/users.db.ts'
import { attemptKey } from './attempt-key.ts'
import { heldIdentity, spendIdentity, type AttemptKey } from './attempts.db.ts'
import { bindIdentity } from './bind-identity.ts'
import { accountOfLogin, noteIdentity } from './conclude-login.ts'
import { boundLogin } from './oauth-logins.db.ts'
import type { Identity } from './providers/login-provider.ts'

/**
 * How a login goes on whose identity waits: checks before the transaction, since what is wrong counts though it is
 * refused, and the use case that follows. All throw OAUTH_STATE_INVALID for an identity that does not wait or is not the
 * caller's.
 */

interface Call {
  ctx: Context
  ip: string
  userAgent: string
}
interface Begun {
  state: string
  verifier: string
}

async function waiting({ ctx }: Call, begun: Begun): Promise<{ key: AttemptKey; identity: Identity }> {
  const key = attemptKey(begun)
  return { key, identity: (await heldIdentity(ctx.db, key, ctx.now())) ?? fail('OAUTH_STATE_INVALID') }
}

const spend = async (tx: Tx, ctx: Context, key: AttemptKey): Promise<Identity> =>
  (await spendIdentity(tx, key, ctx.now())) ?? fail('OAUTH_STATE_INVALID')

interface FactorLogin {
  key: AttemptKey
  device: Device
  factorCode: FittingFactorCode | null
}

/** Throws what `checkLoginFactor` throws. */
export async function checkFactorOfLogin(
  call: Call,
  { factor_code, ...begun }: Begun & { factor_code: string },
): Promise<FactorLogin> {
  const { ctx, ip, userAgent } = call
  const { key, identity } = await waiting(call, begun)
  const login = (await boundLogin(ctx.db, identity)) ?? fail('OAUTH_STATE_INVALID')
  const account = { provider: 'users', id: login.user_id } as const
  return { key, device: { ip, userAgent }, factorCode: await checkLoginFactor(ctx, { account, ip, code: factor_code }) }
}

/** Logs into the account of the identity; returns the token. Throws what `accountOfLogin` and `loginShopper` throw. */
export async function loginWithFactor(tx: Tx, ctx: Context, _who: null, { key, ...checked }: FactorLogin) {
  const identity = await spend(tx, ctx, key)
  const login = (await boundLogin(tx, identity)) ?? fail('OAUTH_STATE_INVALID')
  const account = await accountOfLogin(tx, login)
  await noteIdentity(tx, login, identity, ctx.now())
  return loginShopper(tx, ctx, null, { account, ...checked })
}

interface NewAccount {
  key: AttemptKey
  device: Device
  phone: string
  code: FittingCode
  password_hash: string
  inviter_id: number | undefined
}

/** Throws AGREEMENT_UNREAD, SMS_CODE_WRONG, PHONE_TAKEN. */
export async function checkNewAccount(
  call: Call,
  form: Begun & { phone: string; code: string; agreed: boolean; inviter_id?: number | undefined },
): Promise<NewAccount> {
  const { ctx, ip, userAgent } = call
  const { phone, inviter_id, agreed } = form
  if (!agreed) failFields({ agreed: 'AGREEMENT_UNREAD' }, 'AGREEMENT_UNREAD')
  const { key } = await waiting(call, form)
  const code = await tryCode(ctx, { phone, purpose: 'register' }, form.code)
  if (await userByLogin(ctx.db, phone)) fail('PHONE_TAKEN')
  return { key, device: { ip, userAgent }, phone, code, inviter_id, password_hash: await unknownPassword() }
}

/** Opens an account with its identity bound to it; returns the token of its session. */
async function openWith(
  tx: Tx,
  ctx: Context,
  identity: Identity,
  { device, ...account }: Omit<Parameters<typeof openAccount>[2], 'nickname'> & { device: Device },
): Promise<string> {
  const user_id = await openAccount(tx, ctx, { ...account, nickname: identity.nickname })
  await bindIdentity(tx, ctx, user_id, identity)
  return (await createSession(tx, { area: 'Home', user_id }, ctx.now(), device)).token
}

/** Opens an account for the identity and logs into it; returns the token. Throws PHONE_TAKEN, SMS_CODE_WRONG, OAUTH_TAKEN. */
export async function registerIdentity(tx: Tx, ctx: Context, _who: null, { key, device, ...account }: NewAccount) {
  return openWith(tx, ctx, await spend(tx, ctx, key), { ...account, device })
}

interface LinkLoginInput<Login> {
  key: AttemptKey
  login: Login
}

type PasswordForm = Begun & Parameters<typeof checkLogin>[0]['body']

/** Throws what `checkLogin` throws. */
export async function checkPasswordOfAccount(
  call: Call & { token: string | null },
  form: PasswordForm,
): Promise<LinkLoginInput<CheckedLogin<UserRow>>> {
  const { key } = await waiting(call, form)
  return { key, login: await checkLogin({ ...call, body: form }, 'users') }
}

/** Logs into the account and binds the identity to it; returns the token. Throws what `loginShopper` and `bindIdentity` throw. */
export async function linkByPassword(
  tx: Tx,
  ctx: Context,
  _who: null,
  { key, login }: LinkLoginInput<CheckedLogin<UserRow>>,
) {
  const identity = await spend(tx, ctx, key)
  const token = await loginShopper(tx, ctx, null, login)
  await bindIdentity(tx, ctx, login.account.id, identity)
  return token
}

interface PhoneLogin {
  key: AttemptKey
  phone: string
  device: Device
  /** The account that has the phone; null where a new one is opened. */
  login: CheckedLogin<UserRow> | null
  password_hash: string
  inviter_id: number | undefined
}

/** Throws AGREEMENT_UNREAD for a new account, ACCOUNT_DISABLED, and what `checkLoginFactor` throws. */
export async function checkPhoneOfIdentity(
  call: Call,
  form: Begun & { agreed?: boolean | undefined; factor_code?: string | undefined; inviter_id?: number | undefined },
): Promise<PhoneLogin> {
  const { ctx, ip, userAgent } = call
  const { key, identity } = await waiting(call, form)
  const phone = identity.phone ?? fail('OAUTH_STATE_INVALID')
  const device = { ip, userAgent }
  const common = { key, phone, device, inviter_id: form.inviter_id }
  const account = await userByLogin(ctx.db, phone)
  if (!account) {
    if (!form.agreed) failFields({ agreed: 'AGREEMENT_UNREAD' }, 'AGREEMENT_UNREAD')
    return { ...common, login: null, password_hash: await unknownPassword() }
  }
  if (account.status !== 'active') fail('ACCOUNT_DISABLED')
  const holder = { provider: 'users', id: account.id } as const
  const factorCode = await checkLoginFactor(ctx, { account: holder, ip, code: form.factor_code })
  return { ...common, login: { account, device, factorCode }, password_hash: account.password_hash }
}

/**
 * Logs into the account of the phone that the provider vouches for, or opens one, and binds the identity to it; returns the
 * token. Throws what `loginShopper`, `openAccount` and `bindIdentity` throw.
 */
export async function loginByPhone(tx: Tx, ctx: Context, _who: null, { key, device, login, ...account }: PhoneLogin) {
  const identity = await spend(tx, ctx, key)
  if (login) {
    const token = await loginShopper(tx, ctx, null, login)
    await bindIdentity(tx, ctx, login.account.id, identity)
    return token
  }
  return openWith(tx, ctx, identity, { ...account, code: null, device })
}

type CodeLogin = Awaited<ReturnType<typeof checkCodeLogin>>

/** Throws what `checkCodeLogin` throws. */
export async function checkCodeOfAccount(
  call: Call,
  form: Begun & Parameters<typeof checkCodeLogin>[1],
): Promise<LinkLoginInput<CodeLogin>> {
  const { key } = await waiting(call, form)
  return { key, login: await checkCodeLogin(call, form) }
}

/** Like `linkByPassword`, with a code to the account's phone. */
export async function linkByCode(tx: Tx, ctx: Context, _who: null, { key, login }: LinkLoginInput<CodeLogin>) {
  const identity = await spend(tx, ctx, key)
  const token = await loginByCode(tx, ctx, null, login)
  await bindIdentity(tx, ctx, login.account.id, identity)
  return token
}
