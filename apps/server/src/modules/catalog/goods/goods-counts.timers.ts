import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { foldCounts } from './goods-counts.db.ts'

const batch = 2000

/** Folds what was added to the numbers of goods on sale, a batch at a time. */
export const foldGoodsCounts: Timer = {
  name: 'fold goods counts',
  everyMs: 5000,
  nextDue: 'select case when exists (select from goods_counts_pending) then $1 end',
  lateMs: 24 * 60 * 60_000,
  run: async (ctx) => {
    while ((await inTx(ctx.db, (tx) => foldCounts(tx, batch))) === batch);
  },
}
