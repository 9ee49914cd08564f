import { reader, type Database, type Tx } from './db.ts'

interface Nesting {
  /** False for work that ends with its first failure: its transactions are no savepoints, which saves two calls for each. */
  savepoints?: boolean
}

/**
 * The database as seen from inside a transaction, for code that opens transactions itself: what it reads and writes belongs
 * to `tx`, and its transactions become savepoints. It has one connection, so only one transaction can be open at a time.
 */
export function nestedDatabase(tx: Tx, { savepoints = true }: Nesting = {}): Database {
  const { client } = tx
  return {
    ...reader(client),
    outer: tx,
    savepoints,
    pool: {
      query: client.query.bind(client),
      connect: () => Promise.reject(new Error('a nested database has no connections of its own')),
    },
    close: async () => {},
  }
}
