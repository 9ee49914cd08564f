import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { showSession, type SessionShow } from './login.ts'
import { anyAdmin, insertSuperAdmin, lockAdmins } from './logins.db.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { sign } from '../secrets/server-key.ts'
import { createSession } from '../sessions/sessions.ts'

const tokenOf = (ctx: Context): string => sign(ctx, 'first admin', '').toString('base64url')

/**
 * The token of the one-time set-up link that a start without the demo prints; null in the demo and once there is an
 * administrator (rules §1). Its holder becomes the super admin.
 */
export async function setupToken(ctx: Context): Promise<string | null> {
  if (ctx.config.mode === 'demo' || (await anyAdmin(ctx.db))) return null
  return tokenOf(ctx)
}

/**
 * Creates the first administrator and logs in. Throws NOT_FOUND for a wrong token and once there is an administrator.
 */
export async function setUpFirstAdmin(
  ctx: Context,
  form: { token: string; username: string; password: string; password_again: string },
): Promise<SessionShow> {
  const [given, expected] = [Buffer.from(form.token), Buffer.from(tokenOf(ctx))]
  const isRight = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isRight || !(await setupToken(ctx))) fail('NOT_FOUND')
  checkNewPassword(form.password, form.password_again, [form.username])
  const hash = await hashPassword(form.password)
  const now = ctx.now()
  return inTx(ctx.db, async (tx) => {
    await lockAdmins(tx)
    if (await anyAdmin(tx)) fail('NOT_FOUND')
    const admin_id = await insertSuperAdmin(tx, { username: form.username, hash, now })
    return showSession((await createSession(tx, { area: 'Admin', admin_id }, now)).token)
  })
}
