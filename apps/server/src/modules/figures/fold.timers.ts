import { foldTimer } from '../../kernel/jobs/fold-timer.ts'
import { foldFigures } from './fold.db.ts'

/** Folds what was paid and refunded into the sums that dashboards read. */
export const foldFiguresTimer = foldTimer('fold figures', {
  everyMs: 10_000,
  pending: 'figures_pending',
  fold: foldFigures,
})
