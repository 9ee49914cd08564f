import type { Context } from '../../context.ts'
import type { Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import type { Timer } from '../jobs/jobs.ts'
import type { QueuedJobs } from '../jobs/queued-jobs.ts'
import { changesOf } from '../http/act.ts'
import type { Change, Guard } from '../http/who.ts'
import type { Act, Run } from './act.ts'
import { createAgenda } from './agenda.ts'

interface Replay {
  /** Where the clock stands at the end. */
  until: Date
  timers: readonly Timer[]
  jobs: QueuedJobs
  /** Appends to the audit log what was done at a time. */
  audit: (tx: Tx, origin: Parameters<Guard['audit']>[1], changes: readonly Change[], at: Date) => Promise<void>
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)

/**
 * Runs acts on a virtual clock, earliest first and in the given order at the same moment, each in its own transaction.
 * Timers and jobs that become due on the way run before the act that follows, at their own time. At the end the clock stands
 * at `until` and every timer runs once. The first failure ends it. Acts after `until` are an error.
 */
export async function runActs(
  ctx: Context,
  acts: readonly Act[],
  { until, timers, jobs, audit }: Replay,
): Promise<void> {
  const inOrder = acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  let now = inOrder[0]?.at ?? until
  const virtual: Context = { ...ctx, jobs, isReplay: true, now: () => new Date(now) }
  const agenda = createAgenda(ctx.db, timers)

  /** Lets everything happen that is due by then, and sets the clock to it. */
  async function advance(to: Date): Promise<void> {
    for (;;) {
      await jobs.run(virtual)
      const next = await agenda.next(to)
      const job = jobs.nextDue()
      if (job && job <= to && (!next || job < next.at)) now = later(now, job)
      else if (next) {
        now = later(now, next.at)
        await next.timer.run(virtual)
        agenda.ran(next.timer, now)
      } else break
    }
    now = to
  }

  async function run(act: Act, tx: Tx): Promise<void> {
    const at: Run = { ctx: virtual, tx }
    if (!act.record) return void (await act.do(at))
    const origin = { ...act.record, ip: '127.0.0.1', request_id: '' }
    await audit(tx, origin, changesOf(await act.do(at)), now)
  }

  for (const act of inOrder) {
    if (act.at > until) throw new Error(`${act.by} acts at ${act.at.toISOString()}, after the end of the replay`)
    await advance(act.at)
    await inTx(ctx.db, (tx) => run(act, tx)).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${act.by} failed at ${act.at.toISOString()}: ${why}`, { cause: error })
    })
  }
  await advance(until)
  for (const timer of timers) await timer.run(virtual)
}
