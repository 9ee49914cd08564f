import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { takeProof } from '../throttle/proof.ts'
import { checkLoginFactor, spendLoginFactor, type FittingFactorCode } from '../second-factor/check-factor.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import type { Device } from '../sessions/sessions.db.ts'
import { createSession } from '../sessions/sessions.ts'
import { tryCode, useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { updatePassword, userByLogin } from '../users/users.db.ts'

interface ForgetPasswordForm {
  phone: string
  password: string
  password_again: string
  code: string
  factor_code?: string | undefined
  proof: { challenge: string; nonce: string }
}

interface ResetPasswordInput {
  user_id: number
  password_hash: string
  code: FittingCode
  device: Device
  factorCode: FittingFactorCode | null
}

/**
 * Checks the form of a forgotten password, before the transaction: proof and code are spent though it is refused. Throws
 * PHONE_UNKNOWN, SUB_ACCOUNT_MAY_NOT_BUY (the owner resets those), ACCOUNT_DISABLED, SMS_CODE_WRONG, PASSWORDS_DIFFER,
 * PASSWORD_COMMON, PROOF_NEEDED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, LOGIN_THROTTLED (rules §1). The code by
 * text message still works after a refusal by the second factor.
 */
export async function checkForgotten(
  { ctx, ip, userAgent }: { ctx: Context; ip: string; userAgent: string },
  form: ForgetPasswordForm,
): Promise<ResetPasswordInput> {
  await takeProof(ctx, ip, form.proof)
  checkNewPassword(form.password, form.password_again, [form.phone])
  const code = await tryCode(ctx, { phone: form.phone, purpose: 'forget_password' }, form.code)
  const user = await userByLogin(ctx.db, form.phone)
  if (!user) return fail('PHONE_UNKNOWN')
  checkNewPassword(form.password, form.password_again, [form.phone, user.username])
  if (user.belong_id !== null) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  if (user.status !== 'active') fail('ACCOUNT_DISABLED')
  const account = { provider: 'users', id: user.id } as const
  const factorCode = await checkLoginFactor(ctx, { account, ip, code: form.factor_code })
  const password_hash = await hashPassword(form.password)
  return { user_id: user.id, password_hash, code, device: { ip, userAgent }, factorCode }
}

/**
 * Sets a new password with a code that was sent to the account's phone, ends all its sessions and logs it in; returns the
 * token. Throws SMS_CODE_WRONG and SECOND_FACTOR_WRONG when another call has used a code, SECOND_FACTOR_NEEDED when a
 * second factor was switched on meanwhile (rules §1).
 */
export async function resetPassword(tx: Tx, ctx: Context, _who: null, input: ResetPasswordInput): Promise<string> {
  const { user_id, password_hash, code, device, factorCode } = input
  const now = ctx.now()
  await useCode(tx, code, now)
  await updatePassword(tx, user_id, password_hash, now)
  await spendLoginFactor(tx, { provider: 'users', id: user_id }, factorCode, now)
  await deleteUserSessions(tx, user_id, 0)
  return (await createSession(tx, { area: 'Home', user_id }, now, device)).token
}
