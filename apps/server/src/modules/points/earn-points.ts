import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { bookAll, pair, platform } from '../ledger/public.ts'
import { noteEarned } from './earned-points.db.ts'

/** Books the points of orders that were just settled (rules §9): from then on they can be spent. Points owed are paid first. */
export async function earnPoints(tx: Tx, ctx: Context, orderIds: readonly number[]): Promise<void> {
  const at = ctx.now()
  const earned = await noteEarned(tx, orderIds, at)
  if (!earned.length) return
  await bookAll(
    tx,
    { event: 'points_earned', at },
    earned.map(({ order_id, order_no, user_id, points }) => ({
      key: `points_earned:${order_id}`,
      info: order_no,
      moves: [{ from: platform('points_issuer'), to: pair('points_income', user_id), amount: points }],
    })),
  )
}
