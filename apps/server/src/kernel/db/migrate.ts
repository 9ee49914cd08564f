import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Brings the database up to date. Several processes may call it at once: the first works, the others wait. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('fangshi migrations'))`)
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end() // gives the lock back
  }
}
