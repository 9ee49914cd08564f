import type { Timer } from '../../kernel/jobs/jobs.ts'
import { clearStage } from './clear-stage.jobs.ts'
import { endRun, takeDeadRun } from './runs.db.ts'

/** Clears up after a drill whose process has died. */
export const endDeadRuns: Timer = {
  name: 'end dead flash-sale drills',
  everyMs: 5000,
  run: async (ctx) => {
    const run = await takeDeadRun(ctx.db, ctx.now())
    if (!run) return
    await clearStage(ctx, run)
    await endRun(ctx.db, run.id, 'interrupted', ctx.now())
  },
}
