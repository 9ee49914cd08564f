import { formatDate } from '@fangshi/contract/time'
import type { Context } from '../../../../context.ts'
import { inTx } from '../../../../kernel/db/tx.ts'
import type { Timer } from '../../../../kernel/jobs/jobs.ts'
import { closeDayBefore, insertLinks, openDayEnds, unlinkedRows } from './chain.db.ts'
import { linked } from './chain.ts'

const atOnce = 1000
/** By then whatever was written on a day has committed: no transaction may last so long. */
const settledAfterMs = 10 * 60_000

/** Gives every committed row of the audit log its link. */
export async function linkRows(ctx: Context): Promise<void> {
  for (let count = atOnce; count === atOnce;) {
    count = await inTx(ctx.db, async (tx) => {
      const rows = await unlinkedRows(tx, atOnce)
      if (!rows.length) return 0
      const { links, ends } = linked(rows, await openDayEnds(tx))
      await insertLinks(tx, links, ends)
      return rows.length
    })
  }
}

/**
 * Closes the days that ended at least ten minutes ago, the oldest first. Their seals go to the log of the server too, where who
 * writes the database does not reach.
 */
export async function closeDays(ctx: Context): Promise<void> {
  const now = ctx.now()
  const open = formatDate(new Date(now.getTime() - settledAfterMs))
  for (;;) {
    const closed = await inTx(ctx.db, (tx) => closeDayBefore(tx, open, now))
    if (!closed) return
    ctx.log.info(closed, 'a day of the audit log was closed')
  }
}

/** Chains the audit log (rules §14). */
export const chainTimer: Timer = {
  name: 'chain the audit log',
  everyMs: 2000,
  run: async (ctx) => {
    await linkRows(ctx)
    await closeDays(ctx)
  },
}
