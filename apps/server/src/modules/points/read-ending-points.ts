import { formatDate } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { getSettings } from '../settings/public.ts'
import { dayAfter, endingSoon, firstValidDay, startOf } from './expiry.ts'
import { datedPoints, lastExpiry } from './expiry.db.ts'

/** How long points last, and those of a shopper that end soon. A change of the setting counts from the next day on. */
export async function readEndingPoints(ctx: Context, { user_id }: Shopper) {
  const [{ valid_days }, last] = await Promise.all([getSettings(ctx.db, 'points'), lastExpiry(ctx.db)])
  const today = formatDate(ctx.now())
  const validity = last?.valid_days === valid_days ? last : { valid_days, since: dayAfter(today, 1) }
  const first = firstValidDay(validity, today) ?? dayAfter(today, -valid_days)
  const points = valid_days ? await datedPoints(ctx.db, user_id, startOf(first)) : undefined
  return { valid_days, soon: points ? endingSoon(validity, points, today) : null }
}
