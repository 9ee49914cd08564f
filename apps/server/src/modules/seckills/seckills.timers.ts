import { inTx } from '../../kernel/db/tx.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { closeActivities, endedActivities, nextActivityEnd } from '../catalog/public.ts'
import { deleteRemindersOfActivity } from './shop/reminders.db.ts'

const batch = 100

/** Gives what is left of the quota of ended flash sales back to the ordinary stock, each in its own transaction. */
export const endSeckills: Timer = {
  name: 'end flash sales',
  everyMs: 500,
  nextDue: nextActivityEnd('seckill'),
  run: async (ctx) => {
    const now = ctx.now()
    let last = 0 // the next batch starts after this id, so one that fails is not tried again in the same run
    for (;;) {
      const ended = await endedActivities(ctx.db, 'seckill', now, last, batch)
      for (const { id } of ended) {
        await inTx(ctx.db, async (tx) => {
          await closeActivities(tx, [id], now)
          await deleteRemindersOfActivity(tx, id)
        }).catch((error: unknown) => ctx.log.error({ err: error, id }, 'a flash sale could not be closed'))
      }
      const end = ended.at(-1)
      if (!end || ended.length < batch) return
      last = end.id
    }
  },
}
