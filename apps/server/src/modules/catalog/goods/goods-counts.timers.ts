import { foldTimer } from '../../../kernel/jobs/fold-timer.ts'
import { foldCounts } from './goods-counts.db.ts'

/** Folds what was added to the numbers of goods on sale. */
export const foldGoodsCounts = foldTimer('fold goods counts', {
  everyMs: 5000,
  pending: 'goods_counts_pending',
  fold: foldCounts,
})
