import type { sellerVisits } from '@fangshi/contract/figures'
import type { Reply } from '@fangshi/contract/route'
import { formatDate } from '@fangshi/contract/time'
import { visitsOf } from '../catalog/public.ts'
import { salesOf, type Scope, type Span } from './sales.db.ts'
import { daysOf, sumOf, windowOf, type Reads } from './window.ts'

/** Visits of a store, or (scope 0) of the platform, in a window and in the one before. Throws DAYS_INVALID. */
export async function visitFigures(
  ctx: Reads,
  scope: Scope,
  days: { from: string; to: string },
): Promise<Reply<typeof sellerVisits>> {
  const window = windowOf(days)
  const read = async (span: Span) => {
    const [visits, sales] = await Promise.all([
      visitsOf(ctx.db, scope, formatDate(span.from), formatDate(span.until)),
      salesOf(ctx.db, scope, 'day', span),
    ])
    return { ...visits, orders: sumOf(sales).orders }
  }
  const [now, before] = await Promise.all([read(window), read(window.before)])
  return { now, before, before_days: daysOf(window.before) }
}
