import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { ADMIN_PASSWORD, APP, clusterUrl, makeCluster, OWNER, type Place } from './cluster.ts'
import { connectWhenReady } from './connect.ts'
import { type DataDir, openDataDir } from './data-dir.ts'
import { lockInstance } from './instance-lock.ts'
import { adopt, launch } from './launch.ts'
import { isAlive, livingPostmaster } from './postmaster.ts'
import { makeDatabase, type Passwords, rolePasswords } from './roles.ts'
import { makeSecret, readSecret } from './secret.ts'
import type { Settings } from './settings.ts'
import { watchServer } from './watch.ts'

/** Addresses of the database with their passwords: for the role that serves, and for the one that owns the tables. */
export type Addresses = { url: string; ownerUrl: string }

export type EmbeddedPostgres = Addresses & {
  /** True when the server was left running by a process that was killed. */
  reused: boolean
  /** Fast shutdown; resolves when the server has ended. */
  stop(): Promise<void>
}

type Options = {
  /** Folder for the cluster, its password, its log and, where needed, its programs. */
  dataDir: string
  log: (line: string) => void
  /** Overrides of postgresql.conf settings. */
  settings?: Settings
  /** How long to wait for another instance that is just ending, in ms. */
  patience?: number
  /** Called whenever it has started a program of PostgreSQL that takes a while. */
  onProgram?: () => void
  /** Told why the database died and cannot be started again. */
  onLost?: (error: Error) => void
}

/**
 * Starts the PostgreSQL that lies in the data folder, making it at the first start, or adopts the one that a killed
 * process left running there. Starts it again, under the same address, when it dies. Holds the lock of the data folder
 * until `stop()`. Throws an Error for people when another instance runs there, or PostgreSQL cannot run here or does
 * not start.
 */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {}, patience = 10_000, onProgram = () => {}, onLost = () => {} } = options
  const dir = openDataDir(dataDir)
  const lock = await lockInstance(dir.root, log, patience)
  try {
    const password = await ensureCluster(dir, options)
    const left = await adopt(dir, password)
    // Looked for once: a restart must not wait for programs to say their versions.
    const { postgres } = await findBinaries(dir)
    const connected = left ?? (await launch(dir, postgres, password, settings, { onProgram }))
    const { server, admin } = connected
    log(`PostgreSQL ${left ? 'was still running' : 'started'} on 127.0.0.1:${server.port}, data in ${dir.root}`)
    const passwords = rolePasswords(dir.root)
    await makeDatabase(admin, passwords)
    const restart = async (fixedPort: number) =>
      (await adopt(dir, password)) ?? launch(dir, postgres, password, settings, { fixedPort })
    const watched = watchServer(connected, { password, restart, log, onLost })
    let stopped: Promise<void> | undefined
    return {
      ...addresses(server, passwords),
      reused: left !== undefined,
      stop: () => (stopped ??= watched.stop().finally(() => lock.release())),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function addresses(at: Place, { app, owner }: Passwords): Addresses {
  return { url: clusterUrl(at, app, APP), ownerUrl: clusterUrl(at, owner, OWNER) }
}

/** The addresses of the database that an instance runs on this data folder now, for tools that work beside it. */
export async function findPostgres(dataDir: string): Promise<Addresses | undefined> {
  if (!existsSync(join(dataDir, 'pg'))) return undefined
  const dir = openDataDir(dataDir)
  const server = livingPostmaster(dir)
  if (!server) return undefined
  const found = addresses(server, rolePasswords(dir.root))
  const client = await connectWhenReady(found.url, () => isAlive(server))
  await client?.end()
  return client && found
}

async function ensureCluster(dir: DataDir, { log, settings, onProgram }: Options): Promise<string> {
  const password = readSecret(dir.root, ADMIN_PASSWORD)
  if (existsSync(dir.pg)) {
    if (password) return password
    throw new Error(`The database in ${dir.pg} is there, but its password file secrets/${ADMIN_PASSWORD} is not.`)
  }
  log(`Making the database in ${dir.root}`)
  const fresh = password ?? makeSecret(dir.root, ADMIN_PASSWORD)
  await makeCluster(dir, (await findBinaries(dir)).initdb, fresh, {
    isDurable: settings?.['fsync'] !== 'off',
    onProgram,
  })
  return fresh
}
