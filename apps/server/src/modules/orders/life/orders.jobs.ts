import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { Refusal } from '../../../kernel/fail.ts'
import { timer } from '../../../kernel/http/who.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { cancelGroup } from './cancel-order.ts'
import { dueGroups, dueOrders, nextDueGroup, nextDueOrder, type DueGroup } from './due.db.ts'
import { endGroupAttempts } from './end-group-attempts.ts'
import { moveOrder } from './move-order.ts'
import { dueMove } from './order.ts'

const batch = 100

/**
 * Handles everything that is due, each row in its own transaction: a failure is logged and does not stop the others.
 */
async function eachDue<Row extends { id: number }>(
  ctx: Context,
  find: (after: number) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  let last = 0 // the next batch starts after this id, so a failing row is not retried in the same run
  for (;;) {
    const rows = await find(last)
    for (const row of rows) {
      await work(row).catch((error: unknown) => {
        // A refusal means that someone else moved it first.
        if (!(error instanceof Refusal))
          ctx.log.error({ err: error, id: row.id }, 'an order could not be moved in time')
      })
    }
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = end.id
  }
}

/** How long after its deadline a group waits for a provider that does not answer. It takes no payment after the deadline. */
const silenceMs = 60 * 60_000

async function cancelDue(ctx: Context, { id, pay_before }: DueGroup): Promise<void> {
  const isGivenUp = ctx.now().getTime() - pay_before.getTime() > silenceMs
  await endGroupAttempts(ctx, id).catch((error: unknown) => {
    if (!isGivenUp) throw error
  })
  await inTx(ctx.db, (tx) => cancelGroup(tx, ctx, timer, { group_id: id }))
}

/** Cancels groups that were not paid in time. */
const cancelUnpaid: Timer = {
  name: 'cancel unpaid orders',
  everyMs: 5000,
  nextDue: nextDueGroup,
  run: (ctx) => {
    const now = ctx.now()
    return eachDue(
      ctx,
      (after) => dueGroups(ctx.db, now, after, batch),
      (group) => cancelDue(ctx, group),
    )
  },
}

/** Receives and completes orders when the shopper's time is up. */
const moveDue: Timer = {
  name: 'receive and complete orders',
  everyMs: 5000,
  nextDue: nextDueOrder,
  run: (ctx) => {
    const now = ctx.now()
    return eachDue(
      ctx,
      (after) => dueOrders(ctx.db, now, after, batch),
      async ({ id, status }) => {
        const move = dueMove(status)
        if (move) await inTx(ctx.db, (tx) => moveOrder(tx, ctx, timer, { id, move }))
      },
    )
  },
}

export const ordersTimers = [cancelUnpaid, moveDue]
