import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { Refusal } from '../../../kernel/fail.ts'
import { timer } from '../../../kernel/http/who.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { endAttempts } from '../../payments/public.ts'
import { cancelOwnPointsOrder } from './cancel-points-order.ts'
import { duePointsOrders, unpaidPointsOrders } from './points-orders.db.ts'
import { receivePointsOrder } from './ship-points-order.ts'

const batch = 100
/** How long after its deadline an order waits for a provider that does not answer. */
const silenceMs = 60 * 60_000

/** Handles each due row in a transaction of its own: a failure is logged and does not stop the others. */
async function eachDue<Row extends { id: number }>(
  ctx: Context,
  find: (after: number) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = await find(last)
    for (const row of rows) {
      await work(row).catch((error: unknown) => {
        // A refusal means that somebody else moved it first.
        if (!(error instanceof Refusal)) ctx.log.error({ err: error, id: row.id }, 'a points order could not be moved')
      })
    }
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = end.id
  }
}

async function cancelDue(ctx: Context, { id, pay_before }: { id: number; pay_before: Date }): Promise<void> {
  const end = await endAttempts(ctx, 'points_order', id)
  const isGivenUp = ctx.now().getTime() - pay_before.getTime() > silenceMs
  if (end === 'paid' || (end === 'unknown' && !isGivenUp)) return
  await inTx(ctx.db, (tx) => cancelOwnPointsOrder(tx, ctx, timer, { id }))
}

/** Cancels orders whose cash part was not paid in time, and receives those that were sent long enough ago. */
export const pointsOrdersTimers: readonly Timer[] = [
  {
    name: 'cancel unpaid points orders',
    everyMs: 5000,
    nextDue: `select min(pay_before) from points_orders where status = 'waiting_payment' and pay_before > $1`,
    run: (ctx) =>
      eachDue(
        ctx,
        (after) => unpaidPointsOrders(ctx.db, ctx.now(), after, batch),
        (row) => cancelDue(ctx, row),
      ),
  },
  {
    name: 'receive points orders',
    everyMs: 5000,
    nextDue: 'select min(due_at) from points_orders where due_at > $1',
    run: (ctx) =>
      eachDue(
        ctx,
        (after) => duePointsOrders(ctx.db, ctx.now(), after, batch),
        ({ id }) => inTx(ctx.db, (tx) => receivePointsOrder(tx, ctx, timer, { id })),
      ),
  },
]
