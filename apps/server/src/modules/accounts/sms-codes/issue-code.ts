import { randomInt } from 'node:crypto'
import type { Locale } from '@fangshi/contract/locale'
import type { SmsPurpose } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { sendSms } from '../../messages/public.ts'
import { codeHash } from './sms-codes.ts'
import { insertCode, queueUpSends, recentSends, type RecentSends } from './sms-codes.db.ts'

const minute = 60_000
export const pauseSeconds = 60

/** Seconds until another send is allowed, 0 for now (rules §1: 60 s apart, 10 a day, 30 an hour per address). */
function secondsToWait(sends: RecentSends, now: Date): number {
  const left = (since: Date | null, span: number): number => (since ? since.getTime() + span - now.getTime() : 0)
  const wait = Math.max(
    left(sends.last, pauseSeconds * 1000),
    left(sends.full_day, 24 * 60 * minute),
    left(sends.full_hour, 60 * minute),
  )
  return Math.ceil(wait / 1000)
}

/**
 * Sends a new code for a purpose once the transaction commits; older codes of that purpose become invalid. Throws
 * SMS_TOO_OFTEN with `retry_after`, SMS_UNAVAILABLE (rules §1).
 */
export async function issueCode(
  tx: Tx,
  ctx: Context,
  scope: { phone: string; purpose: SmsPurpose },
  { ip, locale }: { ip: string; locale: Locale },
): Promise<void> {
  const now = ctx.now()
  await queueUpSends(tx, scope.phone, ip)
  const retry_after = secondsToWait(await recentSends(tx, scope, ip, now), now)
  if (retry_after > 0) fail('SMS_TOO_OFTEN', { retry_after })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires_at = new Date(now.getTime() + 10 * minute)
  await insertCode(tx, scope, { hash: codeHash(ctx, scope, code), ip, expires_at, now })
  await sendSms(tx, ctx, { phone: scope.phone, name: scope.purpose, values: { code }, locale, ip })
}
