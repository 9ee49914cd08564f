import { formatDate, formatDateTime } from '@fangshi/contract/time'
import { providerChannels, type ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { fetchBill } from './bills.provider.ts'
import { latestRuns } from './reconcile.db.ts'
import { reconcile } from './reconcile.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** For how long a day that could not be compared is tried again. */
const daysBack = 3
/** Bills are there from about ten o'clock. */
const firstHour = '10:30'

/** Compares a day with the bill of a channel, unless it was compared. */
export async function reconcileOne(ctx: Context, channel: ProviderChannel, day: string): Promise<void> {
  if ((await latestRuns(ctx.db, channel, day)).length) return
  const lines = await fetchBill(ctx, channel, day)
  if (lines) await inTx(ctx.db, (tx) => reconcile(tx, ctx, { channel, day, lines }))
}

/** Compares the last days with the providers' bills, each channel's once they are there. */
async function reconcileLatest(ctx: Context): Promise<void> {
  const now = ctx.now()
  // A replay compares the days that it shows itself.
  if (ctx.isReplay || formatDateTime(now).slice(11, 16) < firstHour) return
  for (let back = daysBack; back >= 1; back--) {
    const day = formatDate(new Date(now.getTime() - back * dayMs))
    for (const channel of providerChannels) {
      await reconcileOne(ctx, channel, day).catch((error: unknown) => {
        ctx.log.warn(
          { err: error, channel, day },
          'the bill of a provider could not be compared and is asked for again',
        )
      })
    }
  }
}

export const reconcileTimer: Timer = {
  name: 'reconcile with providers',
  everyMs: hourMs,
  run: reconcileLatest,
}
