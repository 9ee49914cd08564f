import type pg from 'pg'

/** How long callers of a database wait, in ms; then they are answered BUSY. */
export interface Waits {
  /** For a connection while all are taken. */
  connection: number
  /** For how long the queue for connections may stand still before nobody is let into it any more. */
  standstill: number
  /** For a statement. */
  statement: number
  /** For a lock. */
  lock: number
}

/** Calls and jobs. */
export const usualWaits: Waits = { connection: 3000, standstill: 1000, statement: 15_000, lock: 5000 }
/** Public pages: their statements take a few ms, and there is the last copy of the page. */
export const pageWaits: Waits = { connection: 2000, standstill: 1000, statement: 3000, lock: 2000 }

/** What `connect` and `query` throw when the queue stands still. */
const queueFull = 'no connection to the database is free'

/** Notes when things began, oldest first. */
class Pending {
  private readonly begun = new Set<{ at: number }>()

  begin(): () => void {
    const one = { at: performance.now() }
    this.begun.add(one)
    return () => void this.begun.delete(one)
  }

  /** How long the oldest has waited, in ms; 0 for none. */
  get longestMs(): number {
    for (const { at } of this.begun) return performance.now() - at
    return 0
  }
}

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/**
 * Refuses callers at once when those before them have waited in vain for a connection for so long: they would wait in vain
 * as well, and hold up what the process does besides.
 */
export function shedWhenStuck(pool: pg.Pool, standstillMs: number): void {
  const waiting = new Pending()
  let servedAt = -Infinity
  const connect = pool.connect.bind(pool) as (callback: Callback) => void
  const queue = (callback: Callback): void => {
    if (pool.idleCount > 0) return connect(callback)
    // A long queue that moves is only busy.
    const stillMs = Math.min(waiting.longestMs, performance.now() - servedAt)
    if (stillMs > standstillMs) return callback(new Error(queueFull), undefined, () => {})
    const end = waiting.begin()
    connect((error, client, done) => {
      end()
      if (client) servedAt = performance.now()
      callback(error, client, done)
    })
  }
  const connected = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => queue((error, client) => (client ? resolve(client) : reject(error as Error))))
  pool.connect = ((callback?: Callback) => (callback ? queue(callback) : connected())) as pg.Pool['connect']
}

/** Watches the queries of a pool. */
export interface QueryWatch {
  /** How long the oldest unanswered query has been under way, in ms; 0 for none. */
  waitedMs(): number
  /** Notes a query that goes past `pool.query`, until the returned function is called. */
  begin(): () => void
}

export function watchQueries(pool: pg.Pool): QueryWatch {
  const pending = new Pending()
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  pool.query = ((...args: unknown[]) => {
    const end = pending.begin()
    return query(...args).finally(end)
  }) as pg.Pool['query']
  return { waitedMs: () => pending.longestMs, begin: () => pending.begin() }
}
