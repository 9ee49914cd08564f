import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin, Change, InSession, Seller } from '../../../kernel/http/who.ts'
import type { WrongPart } from '../login/check-login.ts'
import { adminRow } from '../login/logins.db.ts'
import { accountOf } from '../own-factor/own-account.ts'
import { fitsPassword } from '../passwords/password.ts'
import { checkLoginFactor, spendFactorCode, type FittingFactorCode } from '../second-factor/check-factor.ts'
import { confirmSession } from '../sessions/sessions.db.ts'
import { countedCheck } from '../throttle/login-attempts.ts'
import { userRow } from '../users/users.db.ts'

type Staff = Admin | Seller

interface Call {
  ctx: Context
  ip: string
  who: Staff
}

interface Proof {
  /** The code of the account's second factor; null while that is off. */
  factorCode: FittingFactorCode | null
}

/**
 * Checks that it is the account's holder who calls, as at a login, before the transaction: what is wrong counts like a
 * failed login, though it is refused, and `onWrong` is called. Throws PASSWORD_WRONG, SECOND_FACTOR_NEEDED,
 * SECOND_FACTOR_WRONG, LOGIN_THROTTLED (rules §1).
 */
export async function checkIdentity(
  call: Call,
  form: { password: string; factor_code?: string | undefined },
  onWrong: (part: WrongPart) => Promise<void>,
): Promise<Proof> {
  const { ctx, ip } = call
  const account = accountOf(call.who)
  const { password_hash } =
    (await (account.provider === 'admins' ? adminRow : userRow)(ctx.db, account.id)) ?? fail('NOT_LOGGED_IN')
  // Whoever holds a stolen session is a known device, too.
  const caller = { account: `${account.provider}:${account.id}`, ip, isKnownDevice: false }
  const fits = await countedCheck(ctx, caller, () => fitsPassword(form.password, password_hash))
  if (!fits) {
    await onWrong('password')
    failFields({ password: 'PASSWORD_WRONG' }, 'PASSWORD_WRONG')
  }
  const factorCode = await checkLoginFactor(ctx, {
    account,
    ip,
    code: form.factor_code,
    onWrong: () => onWrong('second_factor'),
  })
  return { factorCode }
}

/**
 * Records that the caller, whom `checkIdentity` has checked, proved who they are; it counts for ten minutes. Throws
 * SECOND_FACTOR_WRONG when another call has used the code (rules §1).
 */
export async function confirmIdentity(
  tx: Tx,
  ctx: Context,
  who: InSession<Staff>,
  { factorCode }: Proof,
): Promise<Change> {
  if (factorCode) await spendFactorCode(tx, factorCode, ctx.now())
  await confirmSession(tx, who.session_id, ctx.now())
  const after = { identity: 'confirmed', ...(factorCode ? { second_factor: factorCode.kind } : {}) }
  return { target: accountOf(who).id, after }
}
