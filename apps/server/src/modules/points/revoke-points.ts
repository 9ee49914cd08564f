import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { book, pair, platform } from '../ledger/public.ts'
import type { PaidOut } from '../refunds/public.ts'
import { noteRevoked } from './earned-points.db.ts'

/**
 * Takes points of a settled order back when money of it goes back (rules §9). What was spent meanwhile is owed. Does nothing
 * before the settlement, which counts what is left.
 */
export async function revokePoints(tx: Tx, ctx: Context, { refund_id, order_id }: PaidOut): Promise<void> {
  const revoked = await noteRevoked(tx, order_id)
  if (!revoked) return
  const { order_no, user_id, points } = revoked
  await book(tx, { key: `points_revoked:${refund_id}`, event: 'points_revoked', info: order_no, at: ctx.now() }, [
    { from: pair('points_clawback', user_id), to: platform('points_issuer'), amount: points },
  ])
}
