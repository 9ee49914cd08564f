import type { Locale } from '@fangshi/contract/locale'
import type { SmsPurpose } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { issueCode, pauseSeconds } from '../sms-codes/issue-code.ts'
import { userRow } from '../users/users.db.ts'

interface SendCodeInput {
  name: SmsPurpose
  phone?: string | undefined
  /** Where the request came from, and the language of the text message. */
  ip: string
  locale: Locale
}

/**
 * The phone that a purpose sends to: the account's own, or the one that is given. Whether that has an account is not
 * looked up: only whoever can read the code learns it, when using it.
 */
async function phoneFor(db: Db, who: Shopper | null, purpose: SmsPurpose, phone?: string): Promise<string> {
  if (purpose === 'edit_user') {
    if (!who) return fail('NOT_LOGGED_IN')
    return (await userRow(db, who.user_id))?.phone ?? fail('SMS_PHONE_EMPTY')
  }
  if (purpose === 'new_phone' && !who) fail('NOT_LOGGED_IN')
  return phone ?? fail('SMS_PHONE_EMPTY')
}

/**
 * Sends a new code to the phone of a purpose; older codes of that purpose become invalid. Throws SMS_TOO_OFTEN with
 * `retry_after`, SMS_PHONE_EMPTY, NOT_LOGGED_IN, SMS_UNAVAILABLE (rules §1).
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
