import type { Context } from '../../../context.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { countedCheck } from '../throttle/login-attempts.ts'
import { fitsPassword } from '../passwords/password.ts'
import { tryCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import type { UserRow } from '../users/users.db.ts'

export interface Reauth {
  old_password?: string
  code?: string
}

/**
 * Re-authenticates the user before a change of password, pay password or phone: with a code to the bound phone or the
 * old password, whose wrong tries count like failed logins. Throws REAUTH_NEEDED, OLD_PASSWORD_WRONG, SMS_CODE_WRONG,
 * LOGIN_THROTTLED. The change's transaction consumes the returned code; null after a password (rules §1).
 */
export async function reauthenticate(
  { ctx, ip }: { ctx: Context; ip: string },
  user: UserRow,
  { old_password, code }: Reauth,
): Promise<FittingCode | null> {
  if (code) {
    if (!user.phone) return fail('SMS_PHONE_EMPTY')
    return tryCode(ctx, { phone: user.phone, purpose: 'edit_user' }, code)
  }
  await checkOldPassword({ ctx, ip }, `users:${user.id}`, user.password_hash, old_password)
  return null
}

/**
 * Checks the old password before a new one is set; wrong tries count like failed logins (rules §1). Throws
 * REAUTH_NEEDED, OLD_PASSWORD_WRONG, LOGIN_THROTTLED.
 */
export async function checkOldPassword(
  { ctx, ip }: { ctx: Context; ip: string },
  account: `users:${number}` | `admins:${number}`,
  hash: string,
  old_password: string | undefined,
): Promise<void> {
  if (!old_password) return fail('REAUTH_NEEDED')
  const fits = await countedCheck(ctx, { account, ip, isKnownDevice: false }, () => fitsPassword(old_password, hash))
  if (!fits) failFields({ old_password: 'OLD_PASSWORD_WRONG' }, 'OLD_PASSWORD_WRONG')
}
