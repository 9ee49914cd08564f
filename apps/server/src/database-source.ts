import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { findPostgres, startPostgres } from './kernel/embedded-postgres/embedded-postgres.ts'

export interface DatabaseSource {
  url: string
  /** The same database as the role that owns its tables. */
  ownerUrl: string
  /** Stops what was started for this; a running shop keeps running. */
  stop: () => Promise<void>
}

/**
 * For tools: the database of DATABASE_URL, the one of the running shop, or the embedded one started just for the tool.
 */
export async function openDatabaseSource({
  databaseUrl,
  migrateDatabaseUrl,
  dataDir,
}: Config): Promise<DatabaseSource> {
  const stop = async (): Promise<void> => {}
  if (databaseUrl) return { url: databaseUrl, ownerUrl: migrateDatabaseUrl ?? databaseUrl, stop }
  const running = await findPostgres(dataDir)
  if (running) return { ...running, stop }
  if (!existsSync(join(dataDir, 'pg'))) throw new Error(`There is no database in ${dataDir} yet. Run npm start first.`)
  return startPostgres({ dataDir, log: () => {} })
}
