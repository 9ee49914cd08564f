import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '../config.ts'
import { defaultDataDir } from '../kernel/embedded-postgres/data-dir.ts'
import { startPostgres, type Addresses } from '../kernel/embedded-postgres/embedded-postgres.ts'
import { end, onEnd } from './endings.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** How long the end waits for a database that is still starting, in ms. */
const END_PATIENCE = 10_000

/** The settings, and the database as the role that serves and as the one that migrates. */
export interface Source {
  config: Config
  addresses: Addresses
}

/**
 * Reads the settings and opens the database that they name, or starts the embedded one. Throws what is wrong with them.
 * `onProgram` is called whenever a program of PostgreSQL was started that takes a while.
 */
export async function openSource(onProgram: () => void): Promise<Source> {
  const config = readConfig(process.env, defaultDataDir(repository))
  delete process.env.MIGRATE_DATABASE_URL // processes that are started inherit the others
  return { config, addresses: await openDatabase(config, onProgram) }
}

async function openDatabase(config: Config, onProgram: () => void): Promise<Addresses> {
  const { databaseUrl, migrateDatabaseUrl, dataDir } = config
  if (databaseUrl) return { url: databaseUrl, ownerUrl: migrateDatabaseUrl ?? databaseUrl }
  const starting = startPostgres({
    dataDir,
    log: (line) => console.log(line),
    onProgram,
    onLost: (error) => {
      console.error(error.message)
      void end(1)
    },
  })
  const stopped = (): Promise<void> =>
    starting.then(
      ({ stop }) => stop(),
      () => {}, // it did not start
    )
  // The end may come while it starts, and a recovery takes minutes.
  onEnd(() => Promise.race([stopped(), wait(END_PATIENCE)]))
  return starting
}
