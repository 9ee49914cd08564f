import type { Db } from '../db/db.ts'
import type { Timer } from '../jobs/jobs.ts'

interface Agenda {
  /** The timer that runs next at or before `by`, and when; of several at one moment the first of the list. */
  next(by: Date): Promise<{ timer: Timer; at: Date } | null>
  /** Notes that a timer ran at this moment. */
  ran(timer: Timer, at: Date): void
}

/** One question for all timers: thousands are asked in a replay. */
const dueOfAll = (timers: readonly Timer[]): string =>
  `select ${timers.map(({ nextDue }, at) => `(${nextDue?.replaceAll('$1', `$${at + 1}::timestamptz`)}) as due_${at}`).join(', ')}`

/**
 * When timers run on a virtual clock: as soon as work is due, but like on a real clock not before `everyMs` have passed since
 * the last run. A timer whose work may be late rests for that time and then does all at once.
 */
export function createAgenda(db: Db, all: readonly Timer[]): Agenda {
  const timers = all.filter(({ nextDue }) => nextDue)
  const lastRuns = timers.map(() => new Date(0))
  const due = { name: `replay.due ${timers.map(({ name }) => name).join()}`.slice(0, 63), text: dueOfAll(timers) }

  return {
    async next(by) {
      const row = timers.length ? await db.row<Record<string, Date | null>>(due, lastRuns) : undefined
      let first: { timer: Timer; at: Date } | null = null
      for (const [index, timer] of timers.entries()) {
        const dueAt = row?.[`due_${index}`]
        if (!dueAt) continue
        const restsUntil = (lastRuns[index] as Date).getTime() + Math.max(timer.everyMs, timer.lateMs ?? 0)
        const at = new Date(Math.max(dueAt.getTime(), restsUntil))
        if (at <= by && (!first || at < first.at)) first = { timer, at }
      }
      return first
    },
    ran: (timer, at) => void (lastRuns[timers.indexOf(timer)] = at),
  }
}
