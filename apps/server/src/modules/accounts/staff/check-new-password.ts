import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { adminRow } from '../login/logins.db.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { checkOldPassword } from '../security/reauth.ts'
import { userRow } from '../users/users.db.ts'

/**
 * The new password of a back-office account, checked and hashed before the transaction: a wrong old password counts
 * though the change is refused. Undefined when the form has none. Throws REAUTH_NEEDED, OLD_PASSWORD_WRONG,
 * PASSWORD_COMMON, LOGIN_THROTTLED (rules §1, re-authentication).
 */

interface Caller<Who> {
  ctx: Context
  ip: string
  who: Who
}
interface PasswordForm {
  password?: string | undefined
  old_password?: string | undefined
}

export async function newAdminPassword(caller: Caller<Admin>, form: PasswordForm): Promise<string | undefined> {
  if (!form.password) return undefined
  const { id, username, password_hash } = (await adminRow(caller.ctx.db, caller.who.admin_id)) ?? fail('NOT_LOGGED_IN')
  checkNewPassword(form.password, form.password, [username])
  await checkOldPassword(caller, `admins:${id}`, password_hash, form.old_password)
  return hashPassword(form.password)
}

export async function newSellerPassword(caller: Caller<Seller>, form: PasswordForm): Promise<string | undefined> {
  if (!form.password) return undefined
  const user = (await userRow(caller.ctx.db, caller.who.user_id)) ?? fail('NOT_LOGGED_IN')
  checkNewPassword(form.password, form.password, [user.username, user.phone])
  await checkOldPassword(caller, `users:${user.id}`, user.password_hash, form.old_password)
  return hashPassword(form.password)
}
