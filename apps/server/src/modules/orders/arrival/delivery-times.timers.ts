import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { isSimulated } from '../../logistics/public.ts'
import { getSettings } from '../../settings/public.ts'
import { countDeliveryTimes } from './delivery-times.db.ts'

const hourMs = 60 * 60_000
/** Parcels delivered within these days count. */
const days = 90
/** With fewer parcels nothing is promised. */
export const leastParcels = 5

/** Counts anew how long parcels take from province to province. */
export async function countTimes(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - days * 24 * hourMs)
  const simulated = isSimulated(ctx, await getSettings(ctx.db, 'kuaibao'))
  await inTx(ctx.db, (tx) => countDeliveryTimes(tx, { since, least: leastParcels, isSimulated: simulated }))
}

export const deliveryTimesTimer: Timer = { name: 'count delivery times', everyMs: 6 * hourMs, run: countTimes }
