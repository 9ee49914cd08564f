import { foldTimer } from '../../../kernel/jobs/fold-timer.ts'
import { foldSold } from './stock.db.ts'

/** Folds recorded sales into `sale_count` of goods and stores. */
export const foldSales = foldTimer('fold sales', { everyMs: 5000, pending: 'sales_pending', fold: foldSold })
