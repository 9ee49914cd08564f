import type pg from 'pg'
import { reader, type Database } from './db.ts'

type Query = (...args: unknown[]) => Promise<unknown>

/**
 * The database for one caller that asks much at once, such as the loaders of a page: what it asks while other answers of
 * its are due goes over the same connection, without waiting. So a dozen small reads take one connection from the pool
 * instead of a dozen. `watch` is called when a query begins and when it ends.
 */
export function overOneConnection(pool: pg.Pool, watch: () => () => void): Database {
  let connected: Promise<pg.PoolClient> | undefined
  let pending = 0
  let broken: Error | undefined

  const query: Query = async (...args) => {
    const end = watch()
    pending += 1
    connected ??= pool.connect()
    const connection = connected
    try {
      const client = await connection
      return await Reflect.apply(client.query as Query, client, args)
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      end()
      pending -= 1
      if (pending === 0) {
        connected = undefined
        const failure = broken
        broken = undefined
        // As the pool does it: a connection on which something failed is not used again.
        connection.then(
          (client) => client.release(failure),
          () => {},
        )
      }
    }
  }
  const shared = { query: query as pg.Pool['query'], connect: pool.connect.bind(pool) as pg.Pool['connect'] }
  return { ...reader(shared), pool: shared, close: async () => {} }
}
