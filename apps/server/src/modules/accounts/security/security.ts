import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { reauthenticate, type Reauth } from './reauth.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { tryCode, useCode } from '../sms-codes/sms-codes.ts'
import {
  updatePassword,
  updatePayPassword,
  updatePhone,
  userByLogin,
  userRow,
  type UserRow,
} from '../users/users.db.ts'

/**
 * Changes that need re-authentication (rules §1). Each records its time, since withdrawals pause for a day after it.
 */

interface Caller {
  ctx: Context
  ip: string
  who: InSession<Shopper>
}

const ownRow = async ({ ctx, who }: Caller): Promise<UserRow> =>
  (await userRow(ctx.db, who.user_id)) ?? fail('NOT_LOGGED_IN')

/** Changes the login password and ends all other sessions of the account, in every area. */
export async function changePassword(
  caller: Caller,
  form: Reauth & { password: string; password_again: string },
): Promise<void> {
  const { ctx, who } = caller
  const user = await ownRow(caller)
  checkNewPassword(form.password, form.password_again, [user.phone, user.username])
  const confirm = await reauthenticate(caller, user, form)
  const hash = await hashPassword(form.password)
  await inTx(ctx.db, async (tx) => {
    await confirm(tx)
    await updatePassword(tx, user.id, hash, ctx.now())
    await deleteUserSessions(tx, user.id, who.session_id)
  })
}

/** Sets or changes the pay password and unlocks a locked one. */
export async function changePayPassword(
  caller: Caller,
  form: Reauth & { pay_password: string; pay_password_again: string },
): Promise<void> {
  if (form.pay_password !== form.pay_password_again) {
    failFields({ pay_password_again: 'PASSWORDS_DIFFER' }, 'PASSWORDS_DIFFER')
  }
  const { ctx } = caller
  const user = await ownRow(caller)
  const confirm = await reauthenticate(caller, user, form)
  const hash = await hashPassword(form.pay_password)
  await inTx(ctx.db, async (tx) => {
    await confirm(tx)
    await updatePayPassword(tx, user.id, hash, ctx.now())
  })
}

/** Binds another phone, confirmed by the code sent to it. Throws PHONE_TAKEN. */
export async function changePhone(caller: Caller, form: Reauth & { phone: string; new_code: string }): Promise<void> {
  const { ctx } = caller
  const user = await ownRow(caller)
  if (await userByLogin(ctx.db, form.phone)) fail('PHONE_TAKEN')
  const code = await tryCode(ctx, { phone: form.phone, purpose: 'new_phone' }, form.new_code, 'new_code')
  const confirm = await reauthenticate(caller, user, form)
  await inTx(ctx.db, async (tx) => {
    await confirm(tx)
    await useCode(tx, code, ctx.now())
    await updatePhone(tx, user.id, form.phone, ctx.now())
  })
}
