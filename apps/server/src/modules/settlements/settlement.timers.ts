import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { getSettings } from '../settings/public.ts'
import { beginRun } from './begin-run.ts'
import { continueRun } from './continue-run.timers.ts'
import { lastSettlingDay, unfinishedRun } from './runs.db.ts'
import { isDayDue, settlingDay, settlingHour } from './settlement.ts'

/** Continues a run that was started by hand or interrupted, and starts one when a settlement day is due. */
export const settlementTimer: Timer = {
  name: 'settle orders',
  everyMs: 5000,
  nextDue: `select (date_trunc('day', ($1::timestamptz at time zone 'UTC') + interval '${8 - settlingHour} hours')
                    + interval '1 day' - interval '${8 - settlingHour} hours') at time zone 'UTC'`,
  async run(ctx) {
    const unfinished = await unfinishedRun(ctx.db)
    if (unfinished) await continueRun(ctx, unfinished)
    const day = settlingDay(ctx.now())
    const { settlement_every } = await getSettings(ctx.db, 'task')
    if (!isDayDue(day, await lastSettlingDay(ctx.db), settlement_every)) return
    const begun = await inTx(ctx.db, (tx) => beginRun(tx, ctx, { day, admin_id: null }))
    if (begun) await continueRun(ctx, begun)
  },
}
