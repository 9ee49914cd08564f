import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { foldSold, nextDueSales } from './stock.db.ts'

const batch = 2000

/** Folds recorded sales into `sale_count` of goods and stores, a batch at a time. */
export const foldSales: Timer = {
  name: 'fold sales',
  everyMs: 5000,
  nextDue: nextDueSales,
  lateMs: 24 * 60 * 60_000,
  run: async (ctx) => {
    while ((await inTx(ctx.db, (tx) => foldSold(tx, batch))) === batch);
  },
}
