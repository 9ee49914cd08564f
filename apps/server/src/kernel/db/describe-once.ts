import pg from 'pg'

type Columns = readonly (string | null)[]
type Parser = (column: string) => unknown

/** Makes a row of the columns that arrive. */
type ReadRow = (columns: Columns) => object

// What is used here of the driver and its types leave out.
declare module 'pg' {
  interface Query<R, I> {
    name: string
    callback: (error: Error | null, result?: pg.QueryResult) => void
    _result: { rows: object[]; fields: readonly { name: string }[]; _parsers?: readonly Parser[] }
    _canceledDueToError: unknown
    prepare(connection: pg.Connection): void
    handleRowDescription(message: object): void
    handleDataRow(message: { fields: Columns }): void
    handleCommandComplete(message: object, connection: pg.Connection): void
  }
  interface Connection {
    _send(message: Buffer): unknown
  }
  interface ClientBase {
    connection: pg.Connection
  }
}

interface PreparedStatement {
  name: string
  text: string
  values: unknown[]
}

/** With anything else in it, such as `types`, a query is the driver's. */
const isPrepared = (query: unknown): query is PreparedStatement =>
  typeof query === 'object' &&
  query !== null &&
  'name' in query &&
  !!query.name &&
  'text' in query &&
  'values' in query &&
  Object.keys(query).length === 3

type MakeRow = (parsers: readonly Parser[], columns: Columns) => object
const makers = new Map<string, MakeRow>()

/** The function that makes objects with these properties. Written out, they take a fraction of the time of assigning each. */
function makerOf(names: readonly string[]): MakeRow {
  const properties = names.map(
    (name, i) => `[${JSON.stringify(name)}]: columns[${i}] === null ? null : parsers[${i}](columns[${i}])`,
  )
  const body = `return { ${properties.join(', ')} }`
  const maker = makers.get(body) ?? (new Function('parsers', 'columns', body) as MakeRow)
  makers.set(body, maker)
  return maker
}

function rowReader({ fields, _parsers: parsers = [] }: pg.Query['_result']): ReadRow {
  const makeRow = makerOf(fields.map(({ name }) => name))
  return (columns) => makeRow(parsers, columns)
}

/** What a connection knows of the rows of its prepared statements. */
class DescribedStatements {
  /** By the names of the statements that PostgreSQL has described. */
  readonly readers = new Map<string, ReadRow>()
  /** The messages that are collected, while `sendKnown` runs. */
  private messages: Buffer[] | undefined
  private readonly send: (message: Buffer) => unknown

  constructor(connection: pg.Connection) {
    const describe = connection.describe.bind(connection)
    connection.describe = (message, more) => {
      if (!this.messages) describe(message, more)
    }
    const send = (this.send = connection._send.bind(connection))
    connection._send = (message) => (this.messages ? this.messages.push(message) : send(message))
  }

  /** What `prepare` sends asks for no description, and leaves in one piece: the socket takes longer for each than for its bytes. */
  sendKnown(prepare: () => void): void {
    const messages: Buffer[] = (this.messages = [])
    try {
      prepare()
    } finally {
      this.messages = undefined
      this.send(Buffer.concat(messages))
    }
  }
}

class PreparedQuery extends pg.Query {
  private readonly described: DescribedStatements
  private readRow: ReadRow = () => {
    throw new Error('PostgreSQL sent rows that it was not asked to describe')
  }

  constructor({ name, text, values }: PreparedStatement, described: DescribedStatements) {
    super(text, values)
    this.name = name
    this.described = described
  }

  override prepare(connection: pg.Connection): void {
    const known = this.described.readers.get(this.name)
    if (!known) return super.prepare(connection)
    this.readRow = known
    this.described.sendKnown(() => super.prepare(connection))
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message)
    this.readRow = rowReader(this._result)
  }

  override handleDataRow({ fields }: { fields: Columns }): void {
    if (this._canceledDueToError) return
    try {
      this._result.rows.push(this.readRow(fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    this.described.readers.set(this.name, this.readRow)
    super.handleCommandComplete(message, connection)
  }
}

/**
 * Lets PostgreSQL describe the rows of a prepared statement once for each connection; the driver asks for it with every run
 * and prepares anew to read them (docs/decisions/0198-a-prepared-statement-is-described-once.md). Their results
 * have rows and a count; `fields` is filled by the first run alone.
 */
export function describeOnce(client: pg.PoolClient): void {
  const described = new DescribedStatements(client.connection)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const run = (statement: PreparedStatement, callback: pg.Query['callback']): void => {
    const prepared = new PreparedQuery(statement, described)
    prepared.callback = callback
    query(prepared)
  }
  const answer = async (statement: PreparedStatement): Promise<unknown> => {
    try {
      return await new Promise((resolve, reject) =>
        run(statement, (error, result) => (error ? reject(error) : resolve(result))),
      )
    } catch (error) {
      Error.captureStackTrace(error as Error) // leads to who asked, not into the driver, as the driver does it
      throw error
    }
  }
  client.query = ((...args: unknown[]) => {
    const [config, , callback] = args
    if (!isPrepared(config)) return query(...args)
    return callback ? run(config, callback as pg.Query['callback']) : answer(config)
  }) as pg.PoolClient['query']
}
