import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { dueGroups, failGroup, nextGroupEnd, noteRefunded, paidSeats } from '../../collectives/public.ts'
import { refundGroupOrder } from './refund-group-order.ts'

const batch = 100

/**
 * Ends one group whose time is up: nobody joins or pays from then on. Then the money of each paid seat goes back, in a
 * transaction of its own; what is left when the process dies is found again.
 */
async function endGroup(ctx: Context, id: number): Promise<void> {
  await inTx(ctx.db, (tx) => failGroup(tx, id, ctx.now()))
  for (const { order_id } of await paidSeats(ctx.db, id)) {
    await inTx(ctx.db, (tx) => refundGroupOrder(tx, ctx, order_id)).catch((error: unknown) =>
      ctx.log.error({ err: error, id: order_id }, 'an order of a failed group could not be refunded'),
    )
  }
  await inTx(ctx.db, (tx) => noteRefunded(tx, id))
}

/** Ends groups that were not full in time and refunds their members (rules §9). */
export const endGroups: Timer = {
  name: 'end groups in time',
  everyMs: 1000,
  nextDue: nextGroupEnd,
  run: async (ctx) => {
    const now = ctx.now()
    for (let last = 0, more = true; more;) {
      const due = await dueGroups(ctx.db, now, last, batch)
      for (const id of due) {
        await endGroup(ctx, id).catch((error: unknown) =>
          ctx.log.error({ err: error, id }, 'a group could not be ended'),
        )
        last = id
      }
      more = due.length === batch
    }
  },
}
