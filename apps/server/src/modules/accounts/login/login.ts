import type { Area } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import type { UserRow } from '../users/users.db.ts'
import { noteLogin, type AdminRow } from './logins.db.ts'
import { spendLoginFactor, type FittingFactorCode } from '../second-factor/check-factor.ts'
import { sessionLifeMs } from '../sessions/session-rules.ts'
import type { Device } from '../sessions/sessions.db.ts'
import { createSession } from '../sessions/sessions.ts'

/** An account whose login was checked. */
export interface CheckedLogin<Row> {
  account: Row
  /** Where the login comes from. */
  device: Device
  /** The code of the account's second factor, which the session's transaction consumes; null while that is off. */
  factorCode: FittingFactorCode | null
}

/** A new session on the wire. */
export const showSession = (token: string) => ({
  access_token: token,
  token_type: 'Bearer' as const,
  expires_in: sessionLifeMs / 1000,
})

/** A new session of a back office on the wire, where it ends after the configured hours however busy it is. */
export const showStaffSession = (token: string, { ctx }: { ctx: Context }) => ({
  ...showSession(token),
  expires_in: Math.min(sessionLifeMs, ctx.config.sessionMs) / 1000,
})

/**
 * Opens a session for an account whose login was checked, records the login, and returns the token. What was checked
 * before the transaction may have changed: throws LOGIN_FAILED when it was disabled or got a new password, SECOND_FACTOR_NEEDED when a second
 * factor was switched on, SECOND_FACTOR_WRONG when another login has used the code.
 */
export async function openSession(
  tx: Tx,
  ctx: Context,
  area: Area,
  { account: { id, password_hash }, device, factorCode }: CheckedLogin<{ id: number; password_hash: string }>,
): Promise<string> {
  const now = ctx.now()
  const account = { provider: area === 'Admin' ? 'admins' : 'users', id } as const
  if (!(await noteLogin(tx, account, password_hash, now))) fail('LOGIN_FAILED')
  await spendLoginFactor(tx, account, factorCode, now)
  const holder = area === 'Admin' ? { admin_id: id } : { user_id: id }
  return (await createSession(tx, { area, ...holder }, now, device)).token
}

/**
 * Logs a shopper or store owner, whom `checkLogin` found, into the shop; a sub-account is refused with
 * SUB_ACCOUNT_MAY_NOT_BUY (rules §1).
 */
export async function loginShopper(tx: Tx, ctx: Context, _who: null, login: CheckedLogin<UserRow>): Promise<string> {
  if (login.account.belong_id !== null) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  return openSession(tx, ctx, 'Home', login)
}

/** An administrator who has no session yet. */
export const adminOf = ({ id, is_super }: AdminRow): Admin => ({ area: 'Admin', admin_id: id, is_super })

/** Logs an administrator in, whom `checkLogin` found. */
export const loginAdministrator = async (tx: Tx, ctx: Context, _who: null, login: CheckedLogin<AdminRow>) => ({
  token: await openSession(tx, ctx, 'Admin', login),
  who: adminOf(login.account),
  factorCode: login.factorCode,
})
