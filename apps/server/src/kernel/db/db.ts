import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describeOnce } from './describe-once.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { shedWhenStuck, usualWaits, type Waits } from './waits.ts'

/** A hand-written statement. It is prepared once per connection under its name, so the name must be its alone. */
export interface Statement {
  name: string
  text: string
}

const names = new Map<string, string>()

/** Declares a prepared statement. Throws when two texts share a name. */
export function statement(name: string, text: string): Statement {
  if (names.has(name) && names.get(name) !== text) throw new Error(`two statements are named ${name}`)
  names.set(name, text)
  return { name, text }
}

/** What reads. `q` is Drizzle for ordinary queries; `rows` runs a prepared statement for hot ones. */
export interface Db {
  readonly q: NodePgDatabase
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** The first row of a prepared statement, or undefined. */
  row<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>
}

/** What writes: a `Db` inside a transaction. Made by `inTx` only. */
export interface Tx extends Db {
  readonly tx: true
  readonly client: pg.PoolClient
  /**
   * Sends a prepared statement whose rows nobody needs and does not wait for it. It runs before whatever is sent later;
   * when it fails, nothing is written and `inTx` throws its error.
   */
  send(statement: Statement, values?: readonly unknown[]): void
  /** Resolves when all works that share the transaction have come this far or have ended; at once where none does. */
  allHaveRead(): Promise<void>
}

export interface Database extends Db {
  readonly pool: Pick<pg.Pool, 'query' | 'connect'>
  /** The transaction that everything runs in, for a database made by `nestedDatabase`. */
  readonly outer?: Tx
  close(): Promise<void>
}

/** A database with connections of its own. */
export interface PooledDatabase extends Database {
  readonly pool: pg.Pool
}

// int8 arrives as a number: ids and cents stay below 2^53, which the columns' checks and `toCents` ensure.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export function reader(client: Pick<pg.Pool, 'query' | 'connect'> | pg.PoolClient): Db {
  const rows = async <Row>({ name, text }: Statement, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query({ name, text, values: values as unknown[] })).rows as Row[]
  return {
    q: drizzle(client as pg.Pool),
    rows,
    row: async (statement, values) => (await rows(statement, values))[0] as never,
  }
}

/** Kept long: after a quiet moment a burst of calls would wait for all connections to be opened again, on a busy machine in vain. */
const idleMs = 600_000

/**
 * Opens a pool of at most `size` connections. Whoever waits for longer than `waits` say is answered BUSY, and so is
 * everybody at once while no connection becomes free.
 */
export function openDatabase(url: string, size = 10, waits: Waits = usualWaits): PooledDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    pipeline: true, // a statement is sent without waiting for the one before
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: waits.connection,
    idleTimeoutMillis: idleMs,
    options: `-c statement_timeout=${waits.statement} -c lock_timeout=${waits.lock} -c idle_in_transaction_session_timeout=30000 -c timezone=UTC`,
  })
  shedWhenStuck(pool, waits.standstill)
  // A connection in use was lost: its query rejects; without a listener the process would end.
  pool.on('connect', (client) => {
    describeOnce(client)
    client.on('error', () => {})
  })
  pool.on('error', () => {}) // an idle connection was lost; the next query opens another
  return { ...reader(pool), pool, close: () => pool.end() }
}
