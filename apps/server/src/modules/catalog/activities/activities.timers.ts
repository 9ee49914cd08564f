import type { Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { endedActivities, nextActivityEnd, type NewActivity } from './activities.db.ts'
import { closeActivities } from './activities.ts'

const batch = 100

interface EndTimerOptions {
  kind: NewActivity['kind']
  name: string
  /** How often it looks. */
  everyMs: number
  /** What else the end of one does, in the same transaction. */
  after?: (tx: Tx, activityId: number) => Promise<unknown>
}

/** The timer that closes ended activities of a kind, each in its own transaction. */
export const endActivities = ({ kind, name, everyMs, after }: EndTimerOptions): Timer => ({
  name,
  everyMs,
  nextDue: nextActivityEnd(kind),
  run: async (ctx) => {
    const now = ctx.now()
    let last = 0 // the next batch starts after this id, so one that fails is not tried again in the same run
    for (;;) {
      const ended = await endedActivities(ctx.db, kind, now, last, batch)
      for (const { id } of ended) {
        await inTx(ctx.db, async (tx) => {
          await closeActivities(tx, [id], now)
          await after?.(tx, id)
        }).catch((error: unknown) => ctx.log.error({ err: error, id, kind }, 'an activity could not be closed'))
      }
      const end = ended.at(-1)
      if (!end || ended.length < batch) return
      last = end.id
    }
  },
})
