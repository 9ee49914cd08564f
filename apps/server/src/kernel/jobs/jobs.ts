import { PgBoss } from 'pg-boss'
import type { Context } from '../../context.ts'
import { reader, statement, type Database, type Tx } from '../db/db.ts'
import { createQueue } from '../work-queue.ts'

/** Which try of a job this is. */
export interface Attempt {
  /** True for the last try: if it fails too, the job is abandoned. */
  isLast: boolean
}

/** Work that may be late. Its handler may run more than once and must bear that. */
export interface Job<Data extends object> {
  name: string
  /**
   * How often it is tried again, and after how many seconds first; the pauses double. Without: five times within a minute,
   * for what a busy database or process makes fail.
   */
  retry?: { limit: number; afterSeconds: number }
  run: (ctx: Context, data: Data, attempt: Attempt) => Promise<void>
}

/** Work that comes back: one process at a time runs it, `everyMs` after it last ended. */
export interface Timer {
  name: string
  everyMs: number
  /** `stopping` tells work that takes minutes to end early, because the process stops. */
  run: (ctx: Context, stopping?: AbortSignal) => Promise<void>
  /**
   * SQL that gives one value: the earliest moment after its last run (`$1`) at which work is due, or null. A virtual clock
   * runs it then; a timer without this runs at the end only.
   */
  nextDue?: string
  /** How late its work may be done on a virtual clock, because nobody can tell afterwards. */
  lateMs?: number
}

export interface Jobs {
  /** Puts a job into the queue as part of the transaction: no commit, no job. */
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data, options?: { startAfter?: Date }): Promise<void>
  start(ctx: Context, jobs: readonly Job<never>[], timers: readonly Timer[]): Promise<void>
  /** Lets running work end, tells timers to hurry, takes no more. */
  stop(): Promise<void>
}

/** How many timers of a process run at once. Each takes two of its ten connections for jobs: one has its lock, one works. */
const timersAtOnce = 4

type Turns = ReturnType<typeof createQueue>

/** pg-boss tells what failed in a job or in a worker as an object with an error's fields. */
const asError = (raised: unknown): Error =>
  raised instanceof Error ? raised : Object.assign(new Error('a job failed'), raised)

/** The queue over the product's own database: that of the context with which it starts. */
export function createJobs(onError: (error: Error) => void): Jobs {
  let db: Database | undefined
  const executeSql = async (text: string, values?: unknown[]) => {
    if (!db) throw new Error('the jobs have not been started')
    // Results as the driver gives them: pg-boss unwraps the list that several statements in one text give.
    return db.pool.query(text, values)
  }
  // `migrate` of the database makes the tables, as their owner.
  const boss = new PgBoss({ migrate: false, db: { executeSql } })
  boss.on('error', (raised: unknown) => onError(asError(raised)))
  const stops: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  let started = false
  return {
    async enqueue(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        retryLimit: job.retry?.limit ?? 5,
        retryDelay: job.retry?.afterSeconds ?? 1,
        retryBackoff: true,
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        db: { executeSql: async (text, values) => ({ rows: (await tx.client.query(text, values as unknown[])).rows }) },
      })
    },
    async start(ctx, jobs, timers) {
      db = ctx.db
      await boss.start()
      started = true
      for (const job of jobs) {
        await boss.createQueue(job.name)
        await boss.work(job.name, { pollingIntervalSeconds: 1, includeMetadata: true }, async (batch) => {
          for (const { data, retryCount, retryLimit } of batch) {
            await job.run(ctx, data as never, { isLast: retryCount >= retryLimit })
          }
        })
      }
      const turns = createQueue(timersAtOnce, timers.length)
      for (const timer of timers) stops.push(runTimer(ctx, timer, { turns, onError, stopping: stopping.signal }))
    },
    async stop() {
      stopping.abort()
      await Promise.all(stops.map((stop) => stop()))
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

interface Surroundings {
  turns: Turns
  onError: (error: Error) => void
  stopping: AbortSignal
}

function runTimer(ctx: Context, timer: Timer, { turns, onError, stopping }: Surroundings): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let handle: NodeJS.Timeout
  let stopped = false
  const again = (): void => {
    if (stopped) return
    handle = setTimeout(() => {
      running = turns(async () => {
        if (!stopped) await alone(ctx, timer, stopping)
      })
        .catch(onError)
        .finally(again)
    }, timer.everyMs)
  }
  again()
  return async () => {
    stopped = true
    clearTimeout(handle)
    await running
  }
}

const lock = statement('jobs.lock_timer', 'select pg_try_advisory_lock(hashtext($1)) as is_mine')
const unlock = statement('jobs.unlock_timer', 'select pg_advisory_unlock(hashtext($1))')

/** Runs the timer unless another process is running it, which a session lock on a separate connection tells. */
async function alone(ctx: Context, timer: Timer, stopping: AbortSignal): Promise<void> {
  const client = await ctx.db.pool.connect()
  const db = reader(client)
  const name = [`timer ${timer.name}`]
  try {
    if (!(await db.row<{ is_mine: boolean }>(lock, name))?.is_mine) return
    try {
      await timer.run(ctx, stopping)
    } finally {
      await db.rows(unlock, name)
    }
  } finally {
    client.release()
  }
}
