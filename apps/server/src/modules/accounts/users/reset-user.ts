import type { resetUser } from '@fangshi/contract/users'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import { maskPhone } from '../../messages/public.ts'
import { issueCode } from '../sms-codes/issue-code.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { lockUser } from './users.db.ts'

/**
 * Ends a user's sessions and sends the code for setting a new password; the administrator sees neither code nor
 * password (rules §1). Throws NOT_FOUND, SUB_ACCOUNT_OF_STORE, ACCOUNT_DISABLED, SMS_PHONE_EMPTY, SMS_TOO_OFTEN,
 * SMS_UNAVAILABLE.
 */
export async function sendReset({ ctx, params, ip, locale, audit }: CallOf<typeof resetUser>): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    const user = (await lockUser(tx, params.id)) ?? fail('NOT_FOUND')
    if (user.belong_id !== null) fail('SUB_ACCOUNT_OF_STORE')
    if (user.status !== 'active') fail('ACCOUNT_DISABLED')
    const phone = user.phone ?? fail('SMS_PHONE_EMPTY')
    await issueCode(tx, ctx, { phone, purpose: 'forget_password' }, { ip, locale })
    await deleteUserSessions(tx, user.id, 0)
    await audit(tx, { target: user.id, after: { reset_sent_to: maskPhone(phone) } })
  })
}
