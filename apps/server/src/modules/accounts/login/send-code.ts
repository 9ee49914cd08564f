import type { Locale } from '@fangshi/contract/locale'
import type { SmsPurpose } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { issueCode, pauseSeconds } from '../sms-codes/issue-code.ts'
import { userByLogin, userRow } from '../users/users.db.ts'

interface SendCodeInput {
  name: SmsPurpose
  phone?: string | undefined
  /** Where the request came from, and the language of the text message. */
  ip: string
  locale: Locale
}

/** The phone that a purpose may send to: the account's own, a registered one or an unregistered one. */
async function phoneFor(db: Db, who: Shopper | null, purpose: SmsPurpose, phone?: string): Promise<string> {
  if (purpose === 'edit_user') {
    if (!who) return fail('NOT_LOGGED_IN')
    return (await userRow(db, who.user_id))?.phone ?? fail('SMS_PHONE_EMPTY')
  }
  if (purpose === 'new_phone' && !who) fail('NOT_LOGGED_IN')
  if (!phone) return fail('SMS_PHONE_EMPTY')
  const holder = await userByLogin(db, phone)
  if (purpose === 'forget_password') return holder ? phone : fail('PHONE_UNKNOWN')
  return holder ? fail('PHONE_TAKEN') : phone
}

/**
 * Sends a new code to the phone of a purpose; older codes of that purpose become invalid. Throws SMS_TOO_OFTEN with
 * `retry_after`, PHONE_TAKEN, PHONE_UNKNOWN, SMS_PHONE_EMPTY, NOT_LOGGED_IN, SMS_UNAVAILABLE (rules §1).
 */
export async function sendCode(
  tx: Tx,
  ctx: Context,
  who: Shopper | null,
  { name: purpose, phone, ip, locale }: SendCodeInput,
): Promise<{ wait_seconds: number }> {
  const scope = { phone: await phoneFor(tx, who, purpose, phone), purpose }
  await issueCode(tx, ctx, scope, { ip, locale })
  return { wait_seconds: pauseSeconds }
}
