import type { Context } from '../../context.ts'
import { BreakerOpenError } from '../../kernel/http/breaker.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { getSettings } from '../settings/public.ts'
import { chooseCourier } from './choose-courier.ts'
import { deliveredAt, type Courier } from './courier.ts'
import { parcelDelivered } from './hooks.ts'
import { askLater, claimDue, nextDueTrack, saveTrack, type DueTrack } from './tracks.db.ts'

const minute = 60_000
const batch = 100
/** How long a claimed parcel stays claimed when its process ends before asking. */
const leaseMs = 10 * minute
/** After this time a parcel that has not arrived is no longer tracked. */
const followMs = 30 * 24 * 60 * minute
/** After failures the wait doubles up to half a day. */
const waitAfter = (failures: number): number => Math.min(12 * 60, 5 * 2 ** failures) * minute

const isStale = ({ sent_at }: DueTrack, now: Date): boolean => now.getTime() - sent_at.getTime() > followMs

async function askFor(ctx: Context, courier: Courier, track: DueTrack): Promise<void> {
  const now = ctx.now()
  try {
    const { traces, next_at } = await courier.trace(track, now)
    const delivered_at = deliveredAt(traces)
    const next = delivered_at || isStale(track, now) ? null : next_at
    await inTx(ctx.db, async (tx) => {
      if (await saveTrack(tx, track.id, { traces, delivered_at, next_at: next }))
        await parcelDelivered(tx, ctx, track.id)
    })
  } catch (error) {
    const wait = waitAfter(track.failures)
    await askLater(ctx.db, track.id, isStale(track, now) ? null : new Date(now.getTime() + wait))
    if (error instanceof BreakerOpenError) throw error
    ctx.log.warn({ err: error, track: track.id }, 'a courier could not be asked for a parcel')
  }
}

/** Asks for every due parcel in turn; ends early while the breaker is open. */
export async function askCouriers(ctx: Context): Promise<void> {
  const courier = chooseCourier(ctx, await getSettings(ctx.db, 'kuaibao'))
  if (!courier) return
  for (;;) {
    const now = ctx.now()
    const due = await claimDue(ctx.db, now, new Date(now.getTime() + leaseMs), batch)
    try {
      for (const track of due) await askFor(ctx, courier, track)
    } catch (error) {
      if (error instanceof BreakerOpenError) return
      throw error
    }
    if (due.length < batch) return
  }
}

export const followTimer: Timer = {
  name: 'ask couriers for parcels',
  everyMs: 5000,
  run: askCouriers,
  nextDue: nextDueTrack,
  // Traces carry the courier’s own times.
  lateMs: 2 * 24 * 60 * minute,
}
