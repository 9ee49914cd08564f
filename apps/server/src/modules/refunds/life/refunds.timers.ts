import { statement } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { Refusal } from '../../../kernel/fail.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { moveInTime } from './move-in-time.ts'

const due = statement('refunds.due', 'select id from refunds where due_at <= $1 and id > $2 order by id limit $3')
const batch = 100

/** Moves requests whose time is up, each in its own transaction; one that fails does not stop the others. */
export const refundsTimer: Timer = {
  name: 'move refunds in time',
  everyMs: 10_000,
  nextDue: 'select min(due_at) from refunds where due_at > $1',
  run: async (ctx) => {
    const now = ctx.now()
    for (let last = 0, more = true; more;) {
      const rows = await ctx.db.rows<{ id: number }>(due, [now, last, batch])
      for (const { id } of rows) {
        await inTx(ctx.db, (tx) => moveInTime(tx, ctx, { id })).catch((error: unknown) => {
          if (!(error instanceof Refusal)) ctx.log.error({ err: error, id }, 'a refund could not be moved in time')
        })
        last = id
      }
      more = rows.length === batch
    }
  },
}
