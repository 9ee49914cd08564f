import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { showSession, type SessionShow } from './login.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { takeProof } from '../throttle/proof.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { createSession } from '../sessions/sessions.ts'
import { tryCode, useCode } from '../sms-codes/sms-codes.ts'
import { updatePassword, userByLogin } from '../users/users.db.ts'

/**
 * Sets a new password with a code sent to the account's phone, ends all its sessions and logs it in. Throws
 * PHONE_UNKNOWN, SUB_ACCOUNT_MAY_NOT_BUY (the owner resets those), ACCOUNT_DISABLED, SMS_CODE_WRONG, PASSWORDS_DIFFER,
 * PASSWORD_COMMON, PROOF_NEEDED (rules §1).
 */
export async function resetForgotten(
  { ctx, ip }: { ctx: Context; ip: string },
  form: {
    phone: string
    password: string
    password_again: string
    code: string
    proof: { challenge: string; nonce: string }
  },
): Promise<SessionShow> {
  await takeProof(ctx, ip, form.proof)
  const user = await userByLogin(ctx.db, form.phone)
  if (!user) return fail('PHONE_UNKNOWN')
  checkNewPassword(form.password, form.password_again, [form.phone, user.username])
  const code = await tryCode(ctx, { phone: form.phone, purpose: 'forget_password' }, form.code)
  if (user.belong_id !== null) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  if (user.status !== 'active') fail('ACCOUNT_DISABLED')
  const hash = await hashPassword(form.password)
  const now = ctx.now()
  return inTx(ctx.db, async (tx) => {
    await useCode(tx, code, now)
    await updatePassword(tx, user.id, hash, now)
    await deleteUserSessions(tx, user.id, 0)
    return showSession((await createSession(tx, { area: 'Home', user_id: user.id }, now)).token)
  })
}
