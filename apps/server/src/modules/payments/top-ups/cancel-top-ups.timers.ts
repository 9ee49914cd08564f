import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { Refusal } from '../../../kernel/fail.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { endAttempts } from '../attempts/close.provider.ts'
import { cancelTopUp } from './top-up-bill.ts'
import { dueTopUps } from './top-ups.db.ts'

const batch = 100
/** How long after its deadline a top-up waits for a provider that does not answer. It takes no payment after the deadline. */
const silenceMs = 60 * 60_000

async function cancelOne(ctx: Context, { id, pay_before }: { id: number; pay_before: Date }): Promise<void> {
  const end = await endAttempts(ctx, 'top_up', id)
  const isGivenUp = ctx.now().getTime() - pay_before.getTime() > silenceMs
  if (end === 'closed' || (end === 'unknown' && isGivenUp)) await inTx(ctx.db, (tx) => cancelTopUp(tx, id, ctx.now()))
}

/** Cancels top-ups that were not paid in time, after their attempts were ended at the providers. */
export async function cancelDueTopUps(ctx: Context): Promise<void> {
  const now = ctx.now()
  for (let last = 0; ;) {
    const due = await dueTopUps(ctx.db, now, last, batch)
    for (const topUp of due) {
      await cancelOne(ctx, topUp).catch((error: unknown) => {
        // A refusal means that it was paid meanwhile.
        if (!(error instanceof Refusal)) ctx.log.error({ err: error, id: topUp.id }, 'a top-up could not be cancelled')
      })
    }
    const end = due.at(-1)
    if (!end || due.length < batch) return
    last = end.id
  }
}

export const topUpsTimer: Timer = {
  name: 'cancel unpaid top-ups',
  everyMs: 5000,
  run: cancelDueTopUps,
  nextDue: `select min(pay_before) from top_ups where status = 'open' and pay_before > $1`,
}
