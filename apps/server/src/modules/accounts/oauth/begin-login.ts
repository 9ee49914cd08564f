import { randomBytes } from 'node:crypto'
import type { LoginProviderName, LoginWayName } from '@fangshi/contract/oauth'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import { tokenHash } from '../secrets/token.ts'
import { reauthenticate, type Reauth } from '../security/reauth.ts'
import { useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { userRow } from '../users/users.db.ts'
import { insertAttempt } from './attempts.db.ts'
import { appOf, siteAddress } from './login-app.ts'
import { loginOfUser } from './oauth-logins.db.ts'
import { wayOf } from './providers/login-providers.ts'

/** How long a login may take, in ms. */
export const attemptMs = 10 * 60_000

interface BeginForm {
  name: LoginWayName
  /** SHA-256 of the browser's secret, as base64url. */
  challenge: string
}

/** Begins a login, or a binding in a session. Throws OAUTH_NOT_OFFERED. */
async function begin(db: Db, ctx: Context, { name, challenge }: BeginForm, session_id: number | null) {
  const way = wayOf(name)
  const app = (await appOf(ctx, way)) ?? fail('OAUTH_NOT_OFFERED')
  const state = randomBytes(32).toString('hex')
  const now = ctx.now()
  await insertAttempt(db, {
    state_hash: tokenHash(state),
    way: name,
    challenge: Buffer.from(challenge, 'base64url'),
    session_id,
    expires_at: new Date(now.getTime() + attemptMs),
    now,
  })
  const return_url = await siteAddress(ctx, way, `/oauth/callback/${name}`)
  return { state, url: way.address(ctx, app, { return_url, state, challenge }) }
}

/** Begins a login. Throws OAUTH_NOT_OFFERED. */
export const beginLogin = (tx: Tx, ctx: Context, _who: null, form: BeginForm) => begin(tx, ctx, form, null)

interface BindInput extends BeginForm {
  /** The code of the re-authentication; null when the password was given. */
  code: FittingCode | null
}

/** Checks who wants to bind, before the transaction. Throws OAUTH_BOUND_ALREADY and what `reauthenticate` throws. */
export async function checkBinding(
  { ctx, ip, who }: { ctx: Context; ip: string; who: Shopper },
  { name, challenge, ...form }: BeginForm & Reauth,
): Promise<BindInput> {
  if (await loginOfUser(ctx.db, who.user_id, wayOf(name).provider)) fail('OAUTH_BOUND_ALREADY')
  const user = (await userRow(ctx.db, who.user_id)) ?? fail('NOT_LOGGED_IN')
  return { name, challenge, code: await reauthenticate({ ctx, ip }, user, form) }
}

/** Begins to bind an identity to the own account, which this session alone can complete. Throws OAUTH_NOT_OFFERED, SMS_CODE_WRONG. */
export async function beginBinding(tx: Tx, ctx: Context, who: InSession<Shopper>, { code, ...form }: BindInput) {
  if (code) await useCode(tx, code, ctx.now())
  return begin(tx, ctx, form, who.session_id)
}

interface UnbindInput {
  provider: LoginProviderName
  code: FittingCode | null
}

/** Checks who wants to unbind, before the transaction. Throws what `reauthenticate` throws. */
export async function checkUnbinding(
  { ctx, ip, who }: { ctx: Context; ip: string; who: Shopper },
  { provider, ...form }: { provider: LoginProviderName } & Reauth,
): Promise<UnbindInput> {
  const user = (await userRow(ctx.db, who.user_id)) ?? fail('NOT_LOGGED_IN')
  return { provider, code: await reauthenticate({ ctx, ip }, user, form) }
}
