import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { cancelAsAdmin } from '../refunds/public.ts'
import { stopSeckill } from '../seckills/public.ts'
import { openOrders, runningSale } from './clear.db.ts'
import type { RunRow } from './runs.db.ts'
import { switchStage } from './stage.jobs.ts'
import { stageRow } from './stage.db.ts'

/** Why its flash sale ends and its orders are refunded; people read it there. */
const reason = '秒杀演练结束 / The flash-sale drill is over'

/**
 * Ends the flash sale of a drill, closes its store and gives every order back by the platform's own means: unpaid ones are
 * cancelled, paid ones refunded. What was done already is not done again, so it may be called for a drill that died.
 */
export async function clearStage(ctx: Context, { id, admin_id }: Pick<RunRow, 'id' | 'admin_id'>): Promise<void> {
  const who: Admin = { area: 'Admin', admin_id, is_super: true }
  const sale = await runningSale(ctx.db, id, ctx.now())
  if (sale !== undefined) await inTx(ctx.db, (tx) => stopSeckill(tx, ctx, who, { id: sale, reason }))
  const stage = await stageRow(ctx.db)
  if (stage?.is_open) await switchStage(ctx, stage, 'closed')
  for (const order of await openOrders(ctx.db, id))
    await inTx(ctx.db, (tx) => cancelAsAdmin(tx, ctx, who, { id: order.id, reason }))
}
