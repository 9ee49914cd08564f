import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { updatePassword, updatePayPassword, updatePhone } from '../users/users.db.ts'

/**
 * Changes that need re-authentication, which `check-changes.ts` has done (rules §1). Each records its time, since
 * withdrawals pause for a day after it. Throws SMS_CODE_WRONG when another call has used a code.
 */

interface ReauthenticatedInput {
  /** The code of the re-authentication; null when the old password was given. */
  code: FittingCode | null
}
export interface PasswordChange extends ReauthenticatedInput {
  hash: string
}
export interface PhoneChange extends ReauthenticatedInput {
  phone: string
  newPhoneCode: FittingCode
}

/** Changes the login password and ends all other sessions of the account, in every area. */
export async function changePassword(
  tx: Tx,
  ctx: Context,
  { user_id, session_id }: InSession<Shopper>,
  { hash, code }: PasswordChange,
): Promise<void> {
  if (code) await useCode(tx, code, ctx.now())
  await updatePassword(tx, user_id, hash, ctx.now())
  await deleteUserSessions(tx, user_id, session_id)
}

/** Sets or changes the pay password and unlocks a locked one. */
export async function changePayPassword(
  tx: Tx,
  ctx: Context,
  { user_id }: Shopper,
  { hash, code }: PasswordChange,
): Promise<void> {
  if (code) await useCode(tx, code, ctx.now())
  await updatePayPassword(tx, user_id, hash, ctx.now())
}

/** Binds another phone, confirmed by the code sent to it. Throws PHONE_TAKEN. */
export async function changePhone(
  tx: Tx,
  ctx: Context,
  { user_id }: Shopper,
  { phone, code, newPhoneCode }: PhoneChange,
): Promise<void> {
  if (code) await useCode(tx, code, ctx.now())
  await useCode(tx, newPhoneCode, ctx.now())
  await updatePhone(tx, user_id, phone, ctx.now())
}
