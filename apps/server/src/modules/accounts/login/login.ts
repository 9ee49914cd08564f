import type { Area } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { checkLogin, type LoginCall } from './check-login.ts'
import { noteAdminLogin, noteUserLogin } from './logins.db.ts'
import { sessionLifeMs } from '../sessions/session-rules.ts'
import { createSession } from '../sessions/sessions.ts'

/** A new session on the wire. */
export interface SessionShow {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
}

export const showSession = (token: string): SessionShow => ({
  access_token: token,
  token_type: 'Bearer',
  expires_in: sessionLifeMs / 1000,
})

/** Opens a session for an account whose login was checked, and records the login. */
export async function openSession(
  ctx: Context,
  account: { area: Area; user_id?: number; admin_id?: number },
): Promise<SessionShow> {
  const now = ctx.now()
  return inTx(ctx.db, async (tx) => {
    if (account.user_id) await noteUserLogin(tx, account.user_id, now)
    if (account.admin_id) await noteAdminLogin(tx, account.admin_id, now)
    return showSession((await createSession(tx, account, now)).token)
  })
}

/** Logs a shopper or store owner into the shop; a sub-account is refused with SUB_ACCOUNT_MAY_NOT_BUY (rules §1). */
export async function loginShopper(call: LoginCall): Promise<SessionShow> {
  const user = await checkLogin(call, 'users')
  if (user.belong_id !== null) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  return openSession(call.ctx, { area: 'Home', user_id: user.id })
}

/** Logs an administrator in. */
export async function loginAdministrator(call: LoginCall): Promise<SessionShow> {
  const admin = await checkLogin(call, 'admins')
  return openSession(call.ctx, { area: 'Admin', admin_id: admin.id })
}
