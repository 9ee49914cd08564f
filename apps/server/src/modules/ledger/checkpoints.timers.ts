import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { writeCheckpoints } from './checkpoints.db.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** By then whatever was booked in an hour has committed: no transaction may last so long. */
const settledAfterMs = 10 * minuteMs

/** The end of the last hour in which nothing can be booked any longer. */
export const settledUntil = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - settledAfterMs) / hourMs) * hourMs)

/** Adds up the ledger by the hour. */
export const checkpointTimer: Timer = {
  name: 'ledger checkpoints',
  everyMs: minuteMs,
  run: (ctx) => inTx(ctx.db, (tx) => writeCheckpoints(tx, settledUntil(ctx.now()))),
}
