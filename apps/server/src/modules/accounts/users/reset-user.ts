import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { maskPhone } from '../../messages/public.ts'
import { issueCode } from '../sms-codes/issue-code.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { lockUser } from './users.db.ts'

interface ResetUserInput {
  id: number
  /** Where the request came from, and the language of the text message. */
  ip: string
  locale: Locale
}

/**
 * Ends a user's sessions and sends the code for setting a new password; the administrator sees neither code nor
 * password (rules §1). Throws NOT_FOUND, SUB_ACCOUNT_OF_STORE, ACCOUNT_DISABLED, SMS_PHONE_EMPTY, SMS_TOO_OFTEN,
 * SMS_UNAVAILABLE.
 */
export async function resetUser(tx: Tx, ctx: Context, _who: Admin, { id, ip, locale }: ResetUserInput) {
  const user = (await lockUser(tx, id)) ?? fail('NOT_FOUND')
  if (user.belong_id !== null) fail('SUB_ACCOUNT_OF_STORE')
  if (user.status !== 'active') fail('ACCOUNT_DISABLED')
  const phone = user.phone ?? fail('SMS_PHONE_EMPTY')
  await issueCode(tx, ctx, { phone, purpose: 'forget_password' }, { ip, locale })
  await deleteUserSessions(tx, user.id, 0)
  return { target: user.id, after: { reset_sent_to: maskPhone(phone) } }
}
