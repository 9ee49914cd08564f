import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { lockUser } from '../users/users.db.ts'
import type { LoginProviderName } from '@fangshi/contract/oauth'
import { boundLogin, deleteLogin, insertLogin, keepOpenid, keepUnionId, loginOfUser } from './oauth-logins.db.ts'
import type { Identity } from './providers/login-provider.ts'

/**
 * Binds an identity to a user, who has proved to be its person and the account's holder. An account that has one at the
 * provider may get the openid of another app, where the provider does not say that it is of another person. Throws
 * OAUTH_TAKEN, OAUTH_BOUND_ALREADY.
 */
export async function bindIdentity(tx: Tx, ctx: Context, user_id: number, identity: Identity): Promise<void> {
  await lockUser(tx, user_id)
  const known = await boundLogin(tx, identity)
  if (known && known.user_id !== user_id) fail('OAUTH_TAKEN')
  const own = await loginOfUser(tx, user_id, identity.provider)
  if (own?.union_id && identity.union_id && own.union_id !== identity.union_id) fail('OAUTH_BOUND_ALREADY')
  const id = own?.id ?? (await insertLogin(tx, user_id, identity, ctx.now()))
  await keepOpenid(tx, id, identity, ctx.now())
  if (own) await keepUnionId(tx, id, identity)
  // Somebody else may have bound it meanwhile, or the account has another openid in this app.
  const bound = await boundLogin(tx, identity)
  if (bound?.id !== id) fail(bound ? 'OAUTH_TAKEN' : 'OAUTH_BOUND_ALREADY')
}

/**
 * Unbinds the identity of a provider. Whoever unbinds has just proved another way to log in, the password or the phone, so
 * one always stays. Throws NOT_FOUND, SMS_CODE_WRONG.
 */
export async function unbindIdentity(
  tx: Tx,
  ctx: Context,
  { user_id }: Shopper,
  { provider, code }: { provider: LoginProviderName; code: FittingCode | null },
): Promise<void> {
  if (code) await useCode(tx, code, ctx.now())
  await lockUser(tx, user_id)
  if (!(await deleteLogin(tx, user_id, provider))) fail('NOT_FOUND')
}
