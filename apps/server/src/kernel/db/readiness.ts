import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** How long the database may take for one row, in ms. */
const patienceMs = 1000
/** Below this many free bytes uploads and the database cannot be written for much longer. */
const leastSpace = 64 * 1024 * 1024

const hasSpace = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastSpace
}

/**
 * Tells whether this server can work: the database gives a row of a table within a second, on a connection that nobody
 * else uses, and there is room on the disk of `folder`. Those who ask at the same time share one answer.
 */
export function watchReadiness(url: string, folder: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    options: `-c statement_timeout=${patienceMs}`,
  })
  pool.on('error', () => {}) // the next question opens another connection
  let answer: Promise<boolean> | undefined

  const answers = async (): Promise<boolean> => {
    await pool.query('select key from settings limit 1')
    return hasSpace(folder)
  }
  const ask = (): Promise<boolean> =>
    Promise.race([answers().catch(() => false), wait(2 * patienceMs, false, { ref: false })])

  return {
    isReady: (): Promise<boolean> => (answer ??= ask().finally(() => (answer = undefined))),
    close: (): Promise<void> => pool.end(),
  }
}
