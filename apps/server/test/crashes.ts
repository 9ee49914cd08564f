import type pg from 'pg'

/**
 * Before a statement reaches the database, or after it was carried out and before its answer is known. Before, only
 * commits and single statements count: a transaction that dies before another statement of it leaves what it leaves when it dies after
 * that one, which is nothing.
 */
export type CrashTime = 'before' | 'after'

/** Runs a call whose connection is killed at the statement number `at` of those that count, from 1 on. */
export type CrashAt = (
  at: number,
  when: CrashTime,
  call: () => Promise<unknown>,
) => Promise<{
  /** False: fewer statements count, and nothing was killed. */
  isReached: boolean
  /** What the call threw; null when it returned. */
  failure: unknown
}>

interface Crash {
  at: number
  when: CrashTime
  seen: number
}
type Query = (...given: unknown[]) => Promise<unknown>
type Callback = (error: Error | null, result?: unknown) => void

/**
 * Kills connections of a pool at chosen statements. `withSingle`: single statements outside transactions count too. Call
 * it before the pool has connections.
 */
export function crashesOf(pool: pg.Pool, { withSingle = false } = {}): CrashAt {
  let crash: Crash | null = null
  const killed: number[] = []

  /** Until the database has noticed, what the connection had locked stays locked. */
  async function untilNoticed(): Promise<void> {
    for (;;) {
      const { rowCount } = await pool.query('select from pg_stat_activity where pid = any($1)', [killed])
      if (!rowCount) return
    }
  }

  function watch(client: pg.PoolClient): void {
    const execute = client.query
    const query: Query = (...given) => Reflect.apply(execute, client, given)
    const kill = (): Error => {
      const connection = Reflect.get(client, 'connection') as { stream: { destroy(): void } }
      connection.stream.destroy()
      killed.push(Reflect.get(client, 'processID') as number)
      return new Error('the connection was killed')
    }
    const die = (): never => {
      throw kill()
    }
    // What is sent behind the statement that the connection dies of does not reach the database either.
    let dying: Promise<never> | undefined
    const watched: Query = (...given) => {
      if (dying) return dying
      const last = given.at(-1)
      // `pool.query` gives a callback: that is no statement of a transaction.
      const callback = typeof last === 'function' ? (last as Callback) : null
      const isCounted = callback ? withSingle : crash?.when === 'after' || given[0] === 'commit'
      if (!crash || !isCounted) return query(...given)
      crash.seen += 1
      if (crash.seen !== crash.at) return query(...given)
      const { when } = crash
      if (callback) {
        const fail = (): void => callback(kill())
        if (when === 'after') return query(...given.slice(0, -1), fail)
        process.nextTick(fail)
        return Promise.resolve()
      }
      dying = when === 'before' ? Promise.resolve().then(die) : query(...given).then(die)
      return dying
    }
    Object.assign(client, { query: watched })
  }

  pool.on('connect', watch)
  return async (at, when, call) => {
    const planned: Crash = (crash = { at, when, seen: 0 })
    const failure = await call().then(
      () => null,
      (error: unknown) => error,
    )
    crash = null
    await untilNoticed()
    return { isReached: planned.seen >= at, failure }
  }
}
