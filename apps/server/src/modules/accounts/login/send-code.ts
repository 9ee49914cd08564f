import type { Locale } from '@fangshi/contract/locale'
import type { SmsPurpose } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { issueCode, pauseSeconds } from '../sms-codes/issue-code.ts'
import { takeProof } from '../throttle/proof.ts'
import { userByLogin, userRow } from '../users/users.db.ts'

/** The phone that a purpose may send to: the account's own, a registered one or an unregistered one. */
async function phoneFor(ctx: Context, who: Shopper | null, purpose: SmsPurpose, given?: string): Promise<string> {
  if (purpose === 'edit_user') {
    if (!who) return fail('NOT_LOGGED_IN')
    return (await userRow(ctx.db, who.user_id))?.phone ?? fail('SMS_PHONE_EMPTY')
  }
  if (purpose === 'new_phone' && !who) fail('NOT_LOGGED_IN')
  if (!given) return fail('SMS_PHONE_EMPTY')
  const holder = await userByLogin(ctx.db, given)
  if (purpose === 'forget_password') return holder ? given : fail('PHONE_UNKNOWN')
  return holder ? fail('PHONE_TAKEN') : given
}

/**
 * Sends a new code to the phone of a purpose; older codes of that purpose become invalid. Throws SMS_TOO_OFTEN with
 * `retry_after`, PHONE_TAKEN, PHONE_UNKNOWN, SMS_PHONE_EMPTY, NOT_LOGGED_IN, PROOF_NEEDED, SMS_UNAVAILABLE (rules §1).
 */
export async function sendCode(
  call: { ctx: Context; ip: string; locale: Locale; who: Shopper | null },
  asked: { phone?: string; name: SmsPurpose; proof: { challenge: string; nonce: string } },
): Promise<{ wait_seconds: number }> {
  const { ctx, ip, locale, who } = call
  await takeProof(ctx, ip, asked.proof)
  const scope = { phone: await phoneFor(ctx, who, asked.name, asked.phone), purpose: asked.name }
  await inTx(ctx.db, (tx) => issueCode(tx, ctx, scope, { ip, locale }))
  return { wait_seconds: pauseSeconds }
}
