import type { Context } from '../../context.ts'
import type { Timer } from '../jobs/jobs.ts'

interface Agenda {
  /** The timer that runs next at or before `by`, and when; of several at one moment the first of the list. */
  next(ctx: Context, by: Date): Promise<{ timer: Timer; at: Date } | null>
  /** Notes that a timer ran at this moment. */
  ran(timer: Timer, at: Date): void
}

/**
 * When timers run on a virtual clock: as soon as work is due, but like on a real clock not before `everyMs` have passed since
 * the last run. A timer whose work may be late rests as long as that, and so does a day's work at once.
 */
export function createAgenda(timers: readonly Timer[]): Agenda {
  const restsUntil = new Map<Timer, number>()
  return {
    async next(ctx, by) {
      let first: { timer: Timer; at: Date } | null = null
      for (const timer of timers) {
        const rests = restsUntil.get(timer) ?? 0
        if (rests > by.getTime()) continue
        const due = await timer.nextDue?.(ctx)
        if (!due) continue
        const at = new Date(Math.max(due.getTime(), rests))
        if (at <= by && (!first || at < first.at)) first = { timer, at }
      }
      return first
    },
    ran(timer, at) {
      restsUntil.set(timer, at.getTime() + Math.max(timer.everyMs, timer.lateMs ?? 0))
    },
  }
}
