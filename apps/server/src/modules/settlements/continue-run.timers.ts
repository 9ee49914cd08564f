import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { dueStores, lockDueOrders } from './due.db.ts'
import { finishRun, type Run } from './runs.db.ts'
import { settleBatch } from './settle-batch.ts'

/** Small enough that nobody waits for its locks. */
const batchSize = 200

/** Settles the rest of a run in batches of one store each; a run that failed or was interrupted continues where it stopped. */
export async function continueRun(ctx: Context, run: Run): Promise<void> {
  for (const store_id of await dueStores(ctx.db, run)) await settleStore(ctx, run, store_id)
  await inTx(ctx.db, (tx) => finishRun(tx, run.id, ctx.now()))
}

async function settleStore(ctx: Context, run: Run, store_id: number): Promise<void> {
  const failed: number[] = []
  let limit = batchSize
  for (;;) {
    const batch = { store_id, skip: failed, limit }
    try {
      const ids = await inTx(ctx.db, (tx) => settleBatch(tx, ctx, run, batch))
      if (!ids.length) return
      limit = batchSize
    } catch (error) {
      // One order that cannot be settled must not hold up the others: halving the batch isolates it.
      if (limit > 1) limit = Math.ceil(limit / 2)
      else {
        const [first] = await inTx(ctx.db, (tx) => lockDueOrders(tx, run, batch))
        if (!first) throw error
        ctx.log.error({ err: error, order: first.order_no }, 'an order could not be settled')
        failed.push(first.id)
      }
    }
  }
}
