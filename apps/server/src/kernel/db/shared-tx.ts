import { fail } from '../fail.ts'
import { databaseError } from './database-error.ts'
import type { Database, Tx } from './db.ts'
import { inTx } from './tx.ts'

/** How many works share a transaction, and how many may wait for their turn at one row. */
const atOnce = 32
const mostWaiting = 1000

/** What works that lock the same row have in common. */
export interface SharedRow {
  /** Names the row that all of them lock last. */
  row: string
  /** Checks before each attempt, outside of a transaction, that the work is still worth one; what it throws is the answer. */
  check: () => Promise<void>
}

interface QueuedWork extends SharedRow {
  /** Two works for one caller never share a transaction. */
  caller: number
  work: (tx: Tx) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** The works at each row that wait for the one that runs. */
const queues = new WeakMap<Database, Map<string, QueuedWork[]>>()

function queuesOf(db: Database): Map<string, QueuedWork[]> {
  const known = queues.get(db) ?? new Map<string, QueuedWork[]>()
  queues.set(db, known)
  return known
}

/** The works that could not be committed together with the others. */
class NotTogether extends Error {
  readonly works: readonly QueuedWork[]
  constructor(works: readonly QueuedWork[]) {
    super('works were refused')
    this.works = works
  }
}

/** Lets some works go on when each of them has arrived or has ended. */
class Meeting {
  private missing: number
  private readonly complete = Promise.withResolvers<void>()
  constructor(count: number) {
    this.missing = count
  }

  private arrive(): void {
    this.missing -= 1
    if (this.missing === 0) this.complete.resolve()
  }

  async attend<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
    let hasArrived = false
    const arriveOnce = (): void => {
      if (!hasArrived) this.arrive()
      hasArrived = true
    }
    const allHaveRead = (): Promise<void> => {
      arriveOnce()
      return this.complete.promise
    }
    try {
      return await work({ ...tx, allHaveRead })
    } finally {
      arriveOnce()
    }
  }
}

/** Runs the works in one transaction. Returns those that were refused: then none of them has written anything. */
async function runTogether(db: Database, works: readonly QueuedWork[]): Promise<readonly QueuedWork[]> {
  try {
    const results = await inTx(db, async (tx) => {
      const meeting = new Meeting(works.length)
      const settled = await Promise.allSettled(works.map(({ work }) => meeting.attend(tx, work)))
      const reasons = settled.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null))
      const fault = reasons.find((reason) => databaseError(reason))
      if (fault) throw fault // a deadlock is tried again
      const refused = works.filter((_, index) => settled[index]?.status === 'rejected')
      if (refused.length) throw new NotTogether(refused)
      return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
    })
    for (const [index, { resolve }] of works.entries()) resolve(results[index])
  } catch (error) {
    if (error instanceof NotTogether) return error.works
    if (databaseError(error)) return works // the database has answered that it wrote nothing
    for (const { reject } of works) reject(error)
  }
  return []
}

async function runAlone(db: Database, { check, work, resolve, reject }: QueuedWork): Promise<void> {
  try {
    await check()
    resolve(await inTx(db, work))
  } catch (error) {
    reject(error)
  }
}

/** Whether the work is still worth a transaction; otherwise it is answered. */
async function isWorthIt({ check, reject }: QueuedWork): Promise<boolean> {
  try {
    await check()
    return true
  } catch (error) {
    reject(error)
    return false
  }
}

/** Runs each of the works: together, and those with which that fails one by one. */
async function run(db: Database, works: readonly QueuedWork[]): Promise<void> {
  const worth = await Promise.all(works.map(isWorthIt))
  let together = works.filter((_, index) => worth[index])
  const apart: QueuedWork[] = []
  while (together.length > 1) {
    const refused = await runTogether(db, together)
    apart.push(...refused)
    together = refused.length ? together.filter((one) => !refused.includes(one)) : []
  }
  for (const one of [...together, ...apart]) await runAlone(db, one)
}

/** Takes the works that run next out of the queue, in the order of their callers. */
function takeNext(queue: QueuedWork[]): QueuedWork[] {
  const next = new Map<number, QueuedWork>()
  for (const one of queue) if (next.size < atOnce && !next.has(one.caller)) next.set(one.caller, one)
  const taken = new Set(next.values())
  queue.splice(0, queue.length, ...queue.filter((one) => !taken.has(one)))
  return [...taken].toSorted((a, b) => a.caller - b.caller)
}

async function runAll(db: Database, row: string, queue: QueuedWork[]): Promise<void> {
  for (let next = takeNext(queue); next.length; next = takeNext(queue)) await run(db, next)
  queuesOf(db).delete(row)
}

/**
 * Runs `work` in a transaction like `inTx`, for works that many callers do at once and that would wait for each other’s lock of one
 * row: one transaction at a time in this process, which takes all works that came during the one before. When one of them
 * is refused nothing of them is written, and it runs alone, the others together again. `work` must bear being repeated, must
 * call `allHaveRead` before it takes a lock that others of its kind wait for, and must take no others after the row. Throws BUSY
 * when too many wait.
 */
export function inSharedTx<T>(
  db: Database,
  { row, check }: SharedRow,
  caller: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (db.outer) return inTx(db, work)
  const rows = queuesOf(db)
  const queue = rows.get(row)
  if (queue && queue.length >= mostWaiting) fail('BUSY')
  return new Promise<T>((resolve, reject) => {
    const one: QueuedWork = { row, check, caller, work, resolve: resolve as QueuedWork['resolve'], reject }
    if (queue) return void queue.push(one)
    const begun = [one]
    rows.set(row, begun)
    void runAll(db, row, begun)
  })
}
