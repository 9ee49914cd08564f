import type { oauthResults } from '@fangshi/contract/oauth'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import { loginShopper } from '../login/login.ts'
import { secondFactor } from '../second-factor/second-factors.db.ts'
import { userByLogin, userRow, type UserRow } from '../users/users.db.ts'
import type { AnsweredAttempt } from './answer.provider.ts'
import { deleteAttempt, holdIdentity } from './attempts.db.ts'
import { attemptMs } from './begin-login.ts'
import { bindIdentity } from './bind-identity.ts'
import { boundLogin, keepOpenid, keepUnionId, type BoundLogin } from './oauth-logins.db.ts'
import type { Identity } from './providers/login-provider.ts'

interface LoginConclusion {
  result: (typeof oauthResults)[number]
  /** After a login. */
  token?: string
  identity: Identity
  /** Of an unknown identity: whether its phone has an account. */
  hasAccount?: boolean
}

/** The account of a bound identity. Throws ACCOUNT_DISABLED, SUB_ACCOUNT_MAY_NOT_BUY. */
export async function accountOfLogin(tx: Tx, { user_id }: BoundLogin): Promise<UserRow> {
  const account = (await userRow(tx, user_id)) ?? fail('LOGIN_FAILED')
  if (account.status !== 'active') fail('ACCOUNT_DISABLED')
  if (account.belong_id !== null) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  return account
}

/** Saves what the provider says about a person who logs in: the openid in this app, and the id over all apps. */
export async function noteIdentity(tx: Tx, { id }: BoundLogin, identity: Identity, now: Date): Promise<void> {
  await keepOpenid(tx, id, identity, now)
  if (identity.union_id) await keepUnionId(tx, id, identity)
}

/**
 * Does what an attempt began for: binds the identity to the account of the session that began it, or logs into the account
 * that has it. Without one, or where a second factor is asked for, the identity waits for its holder. Throws OAUTH_TAKEN,
 * OAUTH_BOUND_ALREADY, ACCOUNT_DISABLED, SUB_ACCOUNT_MAY_NOT_BUY, LOGIN_FAILED (rules §§1, 10).
 */
export async function concludeAttempt(
  tx: Tx,
  ctx: Context,
  who: InSession<Shopper> | null,
  { key, isBinding, identity, device }: AnsweredAttempt,
): Promise<LoginConclusion> {
  if (isBinding) {
    await bindIdentity(tx, ctx, (who ?? fail('OAUTH_STATE_INVALID')).user_id, identity)
    await deleteAttempt(tx, key)
    return { result: 'bound', identity }
  }
  const now = ctx.now()
  const hold = (): Promise<unknown> => holdIdentity(tx, key, identity, new Date(now.getTime() + attemptMs))
  const login = await boundLogin(tx, identity)
  if (!login) {
    await hold()
    const { phone } = identity
    return { result: 'unknown', identity, hasAccount: !!phone && !!(await userByLogin(tx, phone)) }
  }
  const account = await accountOfLogin(tx, login)
  if ((await secondFactor(tx, { provider: 'users', id: account.id }))?.confirmed_at) {
    await hold()
    return { result: 'second_factor', identity }
  }
  await noteIdentity(tx, login, identity, now)
  await deleteAttempt(tx, key)
  return {
    result: 'logged_in',
    token: await loginShopper(tx, ctx, null, { account, device, factorCode: null }),
    identity,
  }
}
