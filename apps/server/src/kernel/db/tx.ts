import { setTimeout as wait } from 'node:timers/promises'
import { databaseError } from './database-error.ts'
import { reader, type Database, type Tx } from './db.ts'

const retryable = new Set(['40001', '40P01']) // serialization failure, deadlock
const attempts = 4

const isRetryable = (error: unknown): boolean => retryable.has(databaseError(error)?.code ?? '')

/**
 * Runs `work` in one transaction: all of it or nothing. Serialization failures and deadlocks are tried again, so
 * `work` must have no effect outside the transaction. Errors of `work` and of COMMIT (deferred checks) are thrown.
 * In a nested database it is a savepoint of the outer transaction.
 */
export async function inTx<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.outer) return inSavepoint(db.outer, work)
  for (let attempt = 1; ; attempt++) {
    const client = await db.pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work({ ...reader(client), tx: true, client })
      const { command } = await client.query('commit')
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
      if (command !== 'COMMIT') throw new Error('A statement failed and its error was swallowed: nothing was written')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => (broken = lost))
      if (!isRetryable(error) || attempt === attempts) throw error
    } finally {
      client.release(broken)
    }
    await wait(5 * 2 ** attempt * (0.5 + Math.random()))
  }
}

async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.client.query('savepoint nested')
  try {
    const result = await work(tx)
    await tx.client.query('release savepoint nested')
    return result
  } catch (error) {
    await tx.client.query('rollback to savepoint nested; release savepoint nested')
    throw error
  }
}
