import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { listActivity, unlistedActivities } from './activities.db.ts'

const batch = 100

/**
 * Gives goods whose flash sale has started the place in lists that its price has; closing it takes that back. Cards read
 * the price itself at every call.
 */
export const listPrices: Timer = {
  name: 'prices of flash sales in lists',
  everyMs: 500,
  nextDue: `select min(greatest(start_time, $1)) from goods_activities where kind = 'seckill' and closed_at is null and not in_lists`,
  run: async (ctx) => {
    const now = ctx.now()
    let last = 0 // the next batch starts after this id, so one that fails is not tried again in the same run
    for (;;) {
      const started = await unlistedActivities(ctx.db, now, last, batch)
      for (const { id } of started) {
        await listActivity(ctx.db, id).catch((error: unknown) =>
          ctx.log.error({ err: error, id }, 'lists could not follow a flash sale'),
        )
      }
      const end = started.at(-1)
      if (!end || started.length < batch) return
      last = end.id
    }
  },
}
