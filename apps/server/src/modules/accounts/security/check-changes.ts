import type { Context } from '../../../context.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { tryCode } from '../sms-codes/sms-codes.ts'
import { userByLogin, userRow, type UserRow } from '../users/users.db.ts'
import { reauthenticate, type Reauth } from './reauth.ts'
import type { PasswordChange, PhoneChange } from './security.ts'

/**
 * What is checked before the transaction of a change in `security.ts`: wrong passwords and codes count though the change
 * is refused, and no transaction waits for a hash (rules §1). All throw what `reauthenticate` throws.
 */

interface Caller {
  ctx: Context
  ip: string
  who: Shopper
}

const ownRow = async ({ ctx, who }: Caller): Promise<UserRow> =>
  (await userRow(ctx.db, who.user_id)) ?? fail('NOT_LOGGED_IN')

/** Throws PASSWORDS_DIFFER, PASSWORD_COMMON. */
export async function checkPasswordChange(
  caller: Caller,
  form: Reauth & { password: string; password_again: string },
): Promise<PasswordChange> {
  const user = await ownRow(caller)
  checkNewPassword(form.password, form.password_again, [user.phone, user.username])
  const code = await reauthenticate(caller, user, form)
  return { code, hash: await hashPassword(form.password) }
}

/** Throws PASSWORDS_DIFFER. */
export async function checkPayPasswordChange(
  caller: Caller,
  form: Reauth & { pay_password: string; pay_password_again: string },
): Promise<PasswordChange> {
  if (form.pay_password !== form.pay_password_again) {
    failFields({ pay_password_again: 'PASSWORDS_DIFFER' }, 'PASSWORDS_DIFFER')
  }
  const code = await reauthenticate(caller, await ownRow(caller), form)
  return { code, hash: await hashPassword(form.pay_password) }
}

/** Throws PHONE_TAKEN, SMS_CODE_WRONG at `new_code`. */
export async function checkPhoneChange(
  caller: Caller,
  form: Reauth & { phone: string; new_code: string },
): Promise<PhoneChange> {
  const { ctx } = caller
  const user = await ownRow(caller)
  const newPhoneCode = await tryCode(ctx, { phone: form.phone, purpose: 'new_phone' }, form.new_code, 'new_code')
  if (await userByLogin(ctx.db, form.phone)) fail('PHONE_TAKEN')
  return { phone: form.phone, newPhoneCode, code: await reauthenticate(caller, user, form) }
}
