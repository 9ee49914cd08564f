import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { checkLoginFactor } from '../second-factor/check-factor.ts'
import { tryCode, useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { takeProof } from '../throttle/proof.ts'
import { userByLogin, type UserRow } from '../users/users.db.ts'
import { loginShopper, type CheckedLogin } from './login.ts'

interface CodeLoginForm {
  phone: string
  code: string
  factor_code?: string | undefined
  proof: { challenge: string; nonce: string }
}

/** A login whose code matched and is not consumed yet. */
type CheckedCodeLogin = CheckedLogin<UserRow> & { code: FittingCode }

/**
 * Checks the proof of work, the code by text message and then the second factor, before the transaction: what is wrong
 * counts though it is refused. Only who can read the code learns whether the phone has an account. Throws PHONE_UNKNOWN,
 * ACCOUNT_DISABLED, SMS_CODE_WRONG, PROOF_NEEDED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, LOGIN_THROTTLED (rules §1).
 */
export async function checkCodeLogin(
  { ctx, ip, userAgent }: { ctx: Context; ip: string; userAgent: string },
  form: CodeLoginForm,
): Promise<CheckedCodeLogin> {
  await takeProof(ctx, ip, form.proof)
  const code = await tryCode(ctx, { phone: form.phone, purpose: 'login' }, form.code)
  const account = await userByLogin(ctx.db, form.phone)
  if (!account) return fail('PHONE_UNKNOWN')
  if (account.status !== 'active') fail('ACCOUNT_DISABLED')
  const holder = { provider: 'users', id: account.id } as const
  const factorCode = await checkLoginFactor(ctx, { account: holder, ip, code: form.factor_code })
  return { account, device: { ip, userAgent }, factorCode, code }
}

/**
 * Logs a shopper in by the code, which is consumed; returns the token. Throws SMS_CODE_WRONG when another call has used
 * the code, and what `loginShopper` throws.
 */
export async function loginByCode(
  tx: Tx,
  ctx: Context,
  who: null,
  { code, ...login }: CheckedCodeLogin,
): Promise<string> {
  await useCode(tx, code, ctx.now())
  return loginShopper(tx, ctx, who, login)
}
