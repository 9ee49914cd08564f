import type { Context } from '../../../context.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import { adminByLogin, isDeviceOf, type AdminRow } from './logins.db.ts'
import { checkLoginFactor } from '../second-factor/check-factor.ts'
import { countedCheck } from '../throttle/login-attempts.ts'
import { fitsPassword } from '../passwords/password.ts'
import { takeProof } from '../throttle/proof.ts'
import type { CheckedLogin } from './login.ts'
import { needProvider } from './provider.ts'
import { tokenHash } from '../secrets/token.ts'
import { userByLogin, type UserRow } from '../users/users.db.ts'

/** The input of a login. `token` is the one that the device still has, if any. */
interface LoginCall {
  ctx: Context
  ip: string
  userAgent: string
  token: string | null
  body: {
    provider: 'users' | 'admins'
    username: string
    password: string
    factor_code?: string | undefined
    proof: { challenge: string; nonce: string }
  }
}

interface Accounts {
  users: UserRow
  admins: AdminRow
}

/** What was wrong with a refused login. */
export type WrongPart = 'password' | 'second_factor'
/** Why a login was refused: for that, because no account has the name, the account is disabled, or by the flood rules. */
export type RefusedFor = WrongPart | 'unknown_account' | 'disabled' | 'throttled'

/**
 * Checks the proof of work, the flood rules, the password and then the second factor of a login. An unknown account
 * takes the same time and gets the same answer as a wrong password. Throws PROVIDER_MISMATCH, PROOF_NEEDED,
 * LOGIN_THROTTLED, LOGIN_FAILED, ACCOUNT_DISABLED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG (rules §1). The caller checks
 * what the area requires beyond that. Runs before any transaction, since what is wrong counts though it is refused;
 * `onRefused` is called with the account, if there is one.
 */
export async function checkLogin<Provider extends 'users' | 'admins'>(
  { ctx, ip, userAgent, token, body }: LoginCall,
  provider: Provider,
  onRefused: (account: Accounts[Provider] | undefined, reason: RefusedFor) => void = () => {},
): Promise<CheckedLogin<Accounts[Provider]>> {
  needProvider(body.provider, provider)
  await takeProof(ctx, ip, body.proof)
  const find = provider === 'users' ? userByLogin : adminByLogin
  const row = await find(ctx.db, body.username)
  const account = `${provider}:${row ? row.id : `?${body.username.toLowerCase()}`}`
  const isKnownDevice =
    row !== undefined && token !== null && (await isDeviceOf(ctx.db, provider, row.id, tokenHash(token)))
  const refused = (reason: RefusedFor): void => onRefused(row as Accounts[Provider] | undefined, reason)
  const noteThrottled = (error: unknown): never => {
    if (error instanceof Refusal && error.key === 'LOGIN_THROTTLED') refused('throttled')
    throw error
  }
  const fits = await countedCheck(ctx, { account, ip, isKnownDevice }, () =>
    fitsPassword(body.password, row?.password_hash),
  ).catch(noteThrottled)
  if (!fits) refused(row ? 'password' : 'unknown_account')
  if (!fits || !row) return fail('LOGIN_FAILED')
  if (row.status !== 'active') {
    refused('disabled')
    return fail('ACCOUNT_DISABLED')
  }
  const factorCode = await checkLoginFactor(ctx, {
    account: { provider, id: row.id },
    ip,
    code: body.factor_code,
    onWrong: () => refused('second_factor'),
  }).catch(noteThrottled)
  return { account: row as Accounts[Provider], device: { ip, userAgent }, factorCode }
}
