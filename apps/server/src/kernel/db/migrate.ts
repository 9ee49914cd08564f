import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { installQueue } from './install-queue.ts'
import { grantToApp } from './grant.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Brings the database up to date as the role of `url`, which comes to own the tables, and gives the role of `appUrl` what
 * it needs to serve. Several processes may call it at once: the first works, the others wait. Throws an Error for people
 * when a version with other migrations made the database, and leaves it as it is. Tells whether the two roles differ.
 */
export async function migrate(url: string, appUrl = url): Promise<{ rolesDiffer: boolean }> {
  const appRole = await roleOf(appUrl)
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
    await installQueue(client)
    const rolesDiffer = appRole !== (await currentRole(client))
    if (rolesDiffer) await grantToApp(client, appRole)
    return { rolesDiffer }
  } finally {
    await client.end() // gives the lock back
  }
}

async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await currentRole(client)
  } finally {
    await client.end()
  }
}

async function currentRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]!.role
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
