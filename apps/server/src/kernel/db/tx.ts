import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { databaseError } from './database-error.ts'
import { reader, type Database, type Tx } from './db.ts'

const retryable = new Set(['40001', '40P01']) // serialization failure, deadlock
const attempts = 4

/** After a failed statement every further one of its transaction fails like this, which does not tell the cause. */
const followsFailure = (error: unknown): boolean => databaseError(error)?.code === '25P02'

/** A transaction on a connection, with the statements that it sent without waiting. */
class Sending {
  readonly tx: Tx
  private readonly sent: Promise<void>[] = []
  private first: Error | undefined

  constructor(client: pg.PoolClient) {
    const db = reader(client)
    const send: Tx['send'] = (statement, values) =>
      void this.sent.push(
        db.rows(statement, values).then(
          () => {},
          (error: Error) => {
            if (!followsFailure(error)) this.first ??= error
          },
        ),
      )
    this.tx = { ...db, tx: true, client, send, allHaveRead: () => Promise.resolve() }
  }

  /** The error of the first sent statement that failed, once all of them are answered. */
  async failure(): Promise<Error | undefined> {
    await Promise.all(this.sent)
    return this.first
  }

  async causeOf(thrown: unknown): Promise<unknown> {
    return followsFailure(thrown) ? ((await this.failure()) ?? thrown) : thrown
  }
}

const isRetryable = (error: unknown): boolean => retryable.has(databaseError(error)?.code ?? '')

/**
 * Runs `work` in one transaction: all of it or nothing. Serialization failures and deadlocks are tried again, so
 * `work` must have no effect outside the transaction. Errors of `work` and of COMMIT (deferred checks) are thrown.
 * In a nested database it is a part of the outer transaction.
 */
export async function inTx<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.outer) return inOuter(db.outer, work)
  for (let attempt = 1; ; attempt++) {
    const client = await db.pool.connect()
    const sending = new Sending(client)
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(sending.tx)
      const { command } = await client.query('commit')
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
      if (command !== 'COMMIT') {
        throw (
          (await sending.failure()) ?? new Error('A statement failed and its error was swallowed: nothing was written')
        )
      }
      return result
    } catch (thrown) {
      await client.query('rollback').catch((lost: Error) => (broken = lost))
      const error = await sending.causeOf(thrown)
      if (!isRetryable(error) || attempt === attempts) throw error
    } finally {
      client.release(broken)
    }
    await wait(5 * 2 ** attempt * (0.5 + Math.random()))
  }
}

/** A failure is the outer transaction's: nothing of it is written. */
async function inOuter<T>({ client }: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const sending = new Sending(client)
  try {
    const result = await work(sending.tx)
    const failure = await sending.failure()
    if (failure) throw failure
    return result
  } catch (thrown) {
    throw await sending.causeOf(thrown)
  }
}
