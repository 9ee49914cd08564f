import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { foldFigures } from './fold.db.ts'

const batch = 2000

/** Folds what was paid and refunded into the sums that dashboards read, a batch at a time. */
export const foldFiguresTimer: Timer = {
  name: 'fold figures',
  everyMs: 10_000,
  nextDue: 'select case when exists (select from figures_pending) then $1 end',
  lateMs: 24 * 60 * 60_000,
  run: async (ctx) => {
    while ((await inTx(ctx.db, (tx) => foldFigures(tx, batch))) === batch);
  },
}
