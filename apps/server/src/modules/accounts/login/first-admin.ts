import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { anyAdmin, insertSuperAdmin, lockAdmins } from './logins.db.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { sign } from '../secrets/server-key.ts'
import type { Device } from '../sessions/sessions.db.ts'
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

interface FirstAdminForm {
  token: string
  username: string
  password: string
  password_again: string
}

interface FirstAdminInput {
  username: string
  password_hash: string
  device: Device
}

/** Checks the set-up form and hashes the password, before the transaction. Throws NOT_FOUND, PASSWORDS_DIFFER, PASSWORD_COMMON. */
export async function checkFirstAdmin(
  { ctx, ip, userAgent }: { ctx: Context; ip: string; userAgent: string },
  form: FirstAdminForm,
): Promise<FirstAdminInput> {
  const [sent, expected] = [Buffer.from(form.token), Buffer.from(tokenOf(ctx))]
  const isRight = sent.length === expected.length && timingSafeEqual(sent, expected)
  if (!isRight || !(await setupToken(ctx))) fail('NOT_FOUND')
  checkNewPassword(form.password, form.password_again, [form.username])
  return { username: form.username, password_hash: await hashPassword(form.password), device: { ip, userAgent } }
}

/** Creates the first administrator and logs in; returns the token. Throws NOT_FOUND once there is an administrator. */
export async function setUpFirstAdmin(tx: Tx, ctx: Context, _who: null, input: FirstAdminInput): Promise<string> {
  const now = ctx.now()
  await lockAdmins(tx)
  if (await anyAdmin(tx)) fail('NOT_FOUND')
  const admin_id = await insertSuperAdmin(tx, { username: input.username, hash: input.password_hash, now })
  return (await createSession(tx, { area: 'Admin', admin_id }, now, input.device)).token
}
