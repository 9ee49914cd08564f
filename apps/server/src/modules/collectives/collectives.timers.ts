import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { closeActivities, endedActivities, nextActivityEnd } from '../catalog/public.ts'

const batch = 100

/** Closes ended group buys, each in its own transaction; their open groups go on until their own time is up. */
export const endCollectives: Timer = {
  name: 'end group buys',
  everyMs: 5000,
  nextDue: nextActivityEnd('collective'),
  run: async (ctx) => {
    const now = ctx.now()
    let last = 0 // the next batch starts after this id, so one that fails is not tried again in the same run
    for (;;) {
      const ended = await endedActivities(ctx.db, 'collective', now, last, batch)
      for (const { id } of ended) {
        await inTx(ctx.db, (tx) => closeActivities(tx, [id], now)).catch((error: unknown) =>
          ctx.log.error({ err: error, id }, 'a group buy could not be closed'),
        )
      }
      const end = ended.at(-1)
      if (!end || ended.length < batch) return
      last = end.id
    }
  },
}
