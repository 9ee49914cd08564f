import pg from 'pg'

/** The driver's error inside a thrown thing (Drizzle wraps it as its cause), with its SQLSTATE and constraint; or null. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return null
}

const unreachable = new RegExp(
  '^(timeout exceeded when trying to connect|no connection to the database is free|Query read timeout' +
    '|Connection terminated|connect E|read ECONN|write E' +
    '|Client (was closed|has encountered a connection error) and is not queryable)',
)

/** Whether a thrown thing says that the database could not be reached: down, restarting, or no connection free. */
export function isOutOfReach(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (unreachable.test(at.message)) return true
  return false
}
