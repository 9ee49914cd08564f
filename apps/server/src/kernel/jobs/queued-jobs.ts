import type { Context } from '../../context.ts'
import type { Job, Jobs } from './jobs.ts'

/** Jobs that wait in memory until somebody runs them: for a virtual clock and for tests. */
export interface QueuedJobs extends Jobs {
  /** When the next job is due; null when none waits. A job without a time is due at once, which is the epoch. */
  nextDue(): Date | null
  /** Runs all jobs that are due at `ctx.now()`, those that they enqueue included. A failure is thrown: it is the last attempt. */
  run(ctx: Context): Promise<void>
}

interface QueuedJob {
  name: string
  data: object
  due: Date
}

const atOnce = new Date(0)

export function queuedJobs(jobs: readonly Job<never>[]): QueuedJobs {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  let queue: QueuedJob[] = []
  const take = (now: Date): QueuedJob | undefined => {
    const next = queue.find(({ due }) => due <= now)
    queue = queue.filter((one) => one !== next)
    return next
  }
  return {
    async enqueue(_tx, job, data, { startAfter = atOnce } = {}) {
      queue.push({ name: job.name, data, due: startAfter })
      queue.sort((a, b) => a.due.getTime() - b.due.getTime())
    },
    async start() {},
    async stop() {},
    nextDue: () => queue[0]?.due ?? null,
    async run(ctx) {
      for (let next = take(ctx.now()); next; next = take(ctx.now())) {
        await byName.get(next.name)?.run(ctx, next.data as never, { isLast: true })
      }
    },
  }
}
