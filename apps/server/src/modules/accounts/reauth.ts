import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { countedCheck } from './login-attempts.ts'
import { fitsPassword } from './password.ts'
import { tryCode, useCode } from './sms-codes.ts'
import type { UserRow } from './users.db.ts'

export interface Reauth {
  old_password?: string
  code?: string
}

/**
 * Checks who is at the device again before a change of password, pay password or phone: by a code to the bound phone or
 * the old password, whose wrong tries count like failed logins. Throws REAUTH_NEEDED, OLD_PASSWORD_WRONG,
 * SMS_CODE_WRONG, LOGIN_THROTTLED. The result is called in the change's transaction and uses the code up (rules §1).
 */
export async function reauthenticate(
  { ctx, ip }: { ctx: Context; ip: string },
  user: UserRow,
  { old_password, code }: Reauth,
): Promise<(tx: Tx) => Promise<void>> {
  if (code) {
    if (!user.phone) return fail('SMS_PHONE_EMPTY')
    const fitting = await tryCode(ctx, { phone: user.phone, purpose: 'edit_user' }, code)
    return (tx) => useCode(tx, fitting, ctx.now())
  }
  if (!old_password) return fail('REAUTH_NEEDED')
  const caller = { account: `users:${user.id}`, ip, isKnownDevice: false }
  const fits = await countedCheck(ctx, caller, () => fitsPassword(old_password, user.password_hash))
  if (!fits) failFields({ old_password: 'OLD_PASSWORD_WRONG' }, 'OLD_PASSWORD_WRONG')
  return async () => {}
}
