import { reportHour } from '@fangshi/contract/reports'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { timer } from '../../kernel/http/who.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { sweepLinks } from './mail-links/mail-links.db.ts'
import { unwrittenReports, type Unwritten } from './reports.db.ts'
import { dueWeek, writableWeeks } from './week.ts'
import { writeReport } from './write-report.ts'

const minute = 60_000
const batch = 100
/** So long a link that has ended still says so. */
const keptLinksMs = 30 * 24 * 60 * minute
const shift = `interval '${8 - reportHour} hours'`

/**
 * Writes the reports that are due, each in a transaction of its own: one that cannot be written holds up no other and is
 * tried again with the next run.
 */
async function writeDue(ctx: Context, stopping?: AbortSignal): Promise<void> {
  await sweepLinks(ctx.db, new Date(ctx.now().getTime() - keptLinksMs))
  const [weeks, newest] = [writableWeeks(ctx.now()), dueWeek(ctx.now())]
  for (let last: Unwritten | undefined; ;) {
    const due = await unwrittenReports(ctx.db, weeks, newest, { limit: batch, last })
    for (const one of due) {
      if (stopping?.aborted) return
      await inTx(ctx.db, (tx) => writeReport(tx, ctx, timer, { ...one, newest })).catch((error: unknown) =>
        ctx.log.error({ err: error, ...one }, 'a weekly report could not be written'),
      )
      last = one
    }
    if (due.length < batch) return
  }
}

/** Writes weekly reports on Monday, and within a minute for who has subscribed since. */
export const writeReports: Timer = {
  name: 'write weekly reports',
  everyMs: minute,
  nextDue: `select (date_trunc('week', ($1::timestamptz at time zone 'UTC') + ${shift}) + interval '1 week' - ${shift}) at time zone 'UTC'`,
  run: writeDue,
}
