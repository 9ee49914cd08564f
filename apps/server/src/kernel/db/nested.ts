import { reader, type Database, type Tx } from './db.ts'

/**
 * The database as seen from inside a transaction, for code that opens transactions itself: what it reads and writes belongs
 * to `tx`, and its transactions become parts of it, so their first failure is its own. It has one connection, so only one
 * transaction can be open at a time.
 */
export function nestedDatabase(tx: Tx): Database {
  const { client } = tx
  return {
    ...reader(client),
    outer: tx,
    pool: {
      query: client.query.bind(client),
      connect: () => Promise.reject(new Error('a nested database has no connections of its own')),
    },
    close: async () => {},
  }
}
