import { randomInt } from 'node:crypto'
import type { Locale } from '@fangshi/contract/locale'
import type { SmsPurpose } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { sendSms } from '../messages/public.ts'
import { takeProof } from './proof.ts'
import { codeHash } from './sms-codes.ts'
import { insertCode, queueUpSends, recentSends, type RecentSends } from './sms-codes.db.ts'
import { userByLogin, userRow } from './users.db.ts'

const minute = 60_000
const pauseSeconds = 60

/** Seconds until another send is allowed; 0 is now (rules §1: 60 s apart, 10 a day, 30 an hour and address). */
function secondsToWait(sends: RecentSends, now: Date): number {
  const left = (since: Date | null, span: number): number => (since ? since.getTime() + span - now.getTime() : 0)
  const wait = Math.max(
    left(sends.last, pauseSeconds * 1000),
    left(sends.full_day, 24 * 60 * minute),
    left(sends.full_hour, 60 * minute),
  )
  return Math.ceil(wait / 1000)
}

/** The phone that a purpose may write to: the account's own, a known one or a free one. */
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
 * Sends a fresh code to the phone of a purpose; it makes older ones of that purpose void. Throws SMS_TOO_OFTEN with
 * `retry_after`, PHONE_TAKEN, PHONE_UNKNOWN, SMS_PHONE_EMPTY, NOT_LOGGED_IN, PROOF_NEEDED, SMS_UNAVAILABLE (rules §1).
 */
export async function sendCode(
  call: { ctx: Context; ip: string; locale: Locale; who: Shopper | null },
  asked: { phone?: string; name: SmsPurpose; proof: { challenge: string; nonce: string } },
): Promise<{ wait_seconds: number }> {
  const { ctx, ip, locale, who } = call
  await takeProof(ctx, ip, asked.proof)
  const scope = { phone: await phoneFor(ctx, who, asked.name, asked.phone), purpose: asked.name }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = ctx.now()
  await inTx(ctx.db, async (tx) => {
    await queueUpSends(tx, scope.phone, ip)
    const retry_after = secondsToWait(await recentSends(tx, scope, ip, now), now)
    if (retry_after > 0) fail('SMS_TOO_OFTEN', { retry_after })
    const expires_at = new Date(now.getTime() + 10 * minute)
    await insertCode(tx, scope, { hash: codeHash(ctx, scope, code), ip, expires_at, now })
    await sendSms(tx, ctx, { phone: scope.phone, name: asked.name, values: { code }, locale, ip })
  })
  return { wait_seconds: pauseSeconds }
}
