import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Brings the database up to date. Several processes may call it at once: the first works, the others wait. Throws an
 * Error for people when a version with other migrations made the database, and leaves it as it is.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('fangshi migrations'))`)
    if (await hasUnknownMigration(client)) {
      throw new Error(
        'This database was made by another version of Fangshi, and this version cannot update it. ' +
          'It was left unchanged. Start with an empty database: set DATA_DIR to another folder ' +
          '(or move the current one away), or set DATABASE_URL to another database.',
      )
    }
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end() // gives the lock back
  }
}

/** True when a migration was applied that is not in our folder: of a newer version, or from before they were squashed. */
async function hasUnknownMigration(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!rows[0]?.found) return false
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const unknown = await client.query(
    'select from drizzle.__drizzle_migrations where created_at <> all ($1::bigint[]) limit 1',
    [known],
  )
  return unknown.rows.length > 0
}
