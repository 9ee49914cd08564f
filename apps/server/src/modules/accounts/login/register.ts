import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { showSession, type SessionShow } from './login.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { takeProof } from '../throttle/proof.ts'
import { createSession } from '../sessions/sessions.ts'
import { tryCode, useCode } from '../sms-codes/sms-codes.ts'
import { insertUser, userByLogin, userRow } from '../users/users.db.ts'

/** `u_` and 50 random bits in base 36: a name that is unused and not digits only. */
const newUsername = (): string =>
  `u_${BigInt(`0x${randomBytes(7).toString('hex')}`)
    .toString(36)
    .slice(0, 10)}`

/** A referrer counts only if it is an active account that is not a sub-account; anything else is ignored silently. */
async function referrer(ctx: Context, id: number | undefined): Promise<number | null> {
  const user = id === undefined ? undefined : await userRow(ctx.db, id)
  return user && user.belong_id === null && user.status === 'active' ? user.id : null
}

/**
 * Opens a shopper account by phone and logs it in. Throws AGREEMENT_UNREAD, PASSWORDS_DIFFER, PASSWORD_COMMON,
 * PROOF_NEEDED, PHONE_TAKEN, SMS_CODE_WRONG (rules §1).
 */
export async function registerShopper(
  { ctx, ip }: { ctx: Context; ip: string },
  form: {
    phone: string
    password: string
    password_again: string
    code: string
    agreed: boolean
    inviter_id?: number
    proof: { challenge: string; nonce: string }
  },
): Promise<SessionShow> {
  if (!form.agreed) failFields({ agreed: 'AGREEMENT_UNREAD' }, 'AGREEMENT_UNREAD')
  checkNewPassword(form.password, form.password_again, [form.phone])
  await takeProof(ctx, ip, form.proof)
  if (await userByLogin(ctx.db, form.phone)) fail('PHONE_TAKEN')
  const code = await tryCode(ctx, { phone: form.phone, purpose: 'register' }, form.code)
  const password_hash = await hashPassword(form.password)
  const inviter_id = await referrer(ctx, form.inviter_id)
  const now = ctx.now()
  return inTx(ctx.db, async (tx) => {
    await useCode(tx, code, now)
    const username = newUsername()
    const user = { username, nickname: username, phone: form.phone, password_hash, inviter_id, now }
    const user_id = await insertUser(tx, user)
    return showSession((await createSession(tx, { area: 'Home', user_id }, now)).token)
  })
}
