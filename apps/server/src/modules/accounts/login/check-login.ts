import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import { adminByLogin, isDeviceOf, type AdminRow } from './logins.db.ts'
import { countedCheck } from '../throttle/login-attempts.ts'
import { fitsPassword } from '../passwords/password.ts'
import { takeProof } from '../throttle/proof.ts'
import type { FromDevice } from './login.ts'
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
    proof: { challenge: string; nonce: string }
  }
}

interface Accounts {
  users: UserRow
  admins: AdminRow
}

/**
 * Checks the proof of work, the flood rules and the password of a login. An unknown account takes the same time and
 * gets the same answer as a wrong password. Throws PROVIDER_MISMATCH, PROOF_NEEDED, LOGIN_THROTTLED, LOGIN_FAILED,
 * ACCOUNT_DISABLED (rules §1). The caller checks what the area requires beyond that. Runs before any transaction, since
 * a wrong password counts though it is refused; `onWrongPassword` is told whose it was not.
 */
export async function checkLogin<Provider extends 'users' | 'admins'>(
  { ctx, ip, userAgent, token, body }: LoginCall,
  provider: Provider,
  onWrongPassword: (account: Accounts[Provider]) => void = () => {},
): Promise<Accounts[Provider] & FromDevice> {
  needProvider(body.provider, provider)
  await takeProof(ctx, ip, body.proof)
  const find = provider === 'users' ? userByLogin : adminByLogin
  const row = await find(ctx.db, body.username)
  const account = `${provider}:${row ? row.id : `?${body.username.toLowerCase()}`}`
  const isKnownDevice =
    row !== undefined && token !== null && (await isDeviceOf(ctx.db, provider, row.id, tokenHash(token)))
  const fits = await countedCheck(ctx, { account, ip, isKnownDevice }, () =>
    fitsPassword(body.password, row?.password_hash),
  )
  if (row && !fits) onWrongPassword(row as Accounts[Provider])
  if (!fits || !row) return fail('LOGIN_FAILED')
  if (row.status !== 'active') fail('ACCOUNT_DISABLED')
  return { ...(row as Accounts[Provider]), device: { ip, userAgent } }
}
