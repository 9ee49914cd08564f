import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { adminRow } from '../login/logins.db.ts'
import { checkOldPassword } from '../security/reauth.ts'
import { deleteAdminSessions, deleteUserSessions } from '../sessions/sessions.db.ts'
import { userRow } from '../users/users.db.ts'
import type { Account } from '../second-factor/second-factors.db.ts'

/** The account that a caller of the back offices has. */
export const accountOf = (who: Admin | Seller): Account =>
  who.area === 'Admin' ? { provider: 'admins', id: who.admin_id } : { provider: 'users', id: who.user_id }

/** Ends the sessions of an account except one. */
export const endSessionsOf = (tx: Tx, { provider, id }: Account, exceptId: number): Promise<unknown> =>
  (provider === 'admins' ? deleteAdminSessions : deleteUserSessions)(tx, id, exceptId)

interface Caller {
  ctx: Context
  ip: string
  who: Admin | Seller
}

/**
 * Asks a caller for the password again; a wrong one counts like a failed login. Gives the user name. Throws
 * OLD_PASSWORD_WRONG, LOGIN_THROTTLED.
 */
export async function checkOwnPassword({ ctx, ip, who }: Caller, password: string): Promise<string> {
  const { provider, id } = accountOf(who)
  const row = await (provider === 'admins' ? adminRow : userRow)(ctx.db, id)
  const { username, password_hash } = row ?? fail('NOT_LOGGED_IN')
  await checkOldPassword({ ctx, ip }, `${provider}:${id}`, password_hash, password)
  return username
}
