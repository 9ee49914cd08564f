import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { findBinaries } from './binaries.ts'
import { ADMIN, APP, clusterUrl, makeCluster, makeDatabase } from './cluster.ts'
import { connectWhenReady } from './connect.ts'
import { type DataDir, openDataDir } from './data-dir.ts'
import { lockInstance } from './instance-lock.ts'
import { choosePort } from './port.ts'
import { isAlive, livingPostmaster, logTail, type Postmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { makeSecret, readSecret } from './secret.ts'
import { postgresArguments, type Settings } from './settings.ts'

export type EmbeddedPostgres = {
  /** Address of the app's database, with its password. */
  url: string
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
}

const PASSWORD = 'postgres-password'
const ATTEMPTS = 5

/**
 * Starts the PostgreSQL that lies in the data folder, making it at the first start, or adopts the one that a killed
 * process left running there. Holds the lock of the data folder until `stop()`. Throws an Error for people when another
 * instance runs there, or PostgreSQL cannot run here or does not start.
 */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {}, patience = 10_000 } = options
  const dir = openDataDir(dataDir)
  const lock = await lockInstance(dir.root, log, patience)
  try {
    const password = await ensureCluster(dir, log, settings)
    const left = await adopt(dir, password)
    const { server, admin } = left ?? (await launch(dir, password, settings))
    log(`PostgreSQL ${left ? 'was still running' : 'started'} on 127.0.0.1:${server.port}, data in ${dir.root}`)
    await makeDatabase(admin, password)
    await admin.end()
    let stopped: Promise<void> | undefined
    return {
      url: clusterUrl(server.port, password, APP),
      reused: left !== undefined,
      stop: () => (stopped ??= stopPostmaster(server).finally(() => lock.release())),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The address of the database that an instance runs on this data folder now, for tools that work beside it. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'pg'))) return undefined
  const dir = openDataDir(dataDir)
  const server = livingPostmaster(dir)
  const password = readSecret(dir.root, PASSWORD)
  if (!server || !password) return undefined
  const url = clusterUrl(server.port, password, APP)
  const client = await connectWhenReady(url, () => isAlive(server))
  await client?.end()
  return client && url
}

async function ensureCluster(dir: DataDir, log: Options['log'], settings: Settings): Promise<string> {
  const password = readSecret(dir.root, PASSWORD)
  if (existsSync(dir.pg)) {
    if (password) return password
    throw new Error(`The database in ${dir.pg} is there, but its password file secrets/${PASSWORD} is not.`)
  }
  log(`Making the database in ${dir.root}`)
  const fresh = password ?? makeSecret(dir.root, PASSWORD)
  await makeCluster(dir, (await findBinaries(dir)).initdb, fresh, settings['fsync'] !== 'off')
  return fresh
}

type Connected = { server: Postmaster; admin: Client }

/** The server that a killed process left behind, connected; one that is just ending is waited for. */
async function adopt(dir: DataDir, password: string): Promise<Connected | undefined> {
  const server = livingPostmaster(dir)
  if (server) {
    const admin = await connectWhenReady(clusterUrl(server.port, password, ADMIN), () => isAlive(server))
    if (admin) return { server, admin }
    if (isAlive(server)) {
      throw new Error(`PostgreSQL (process ${server.pid}) runs on ${dir.pg} but does not take our password.`)
    }
  }
  // PostgreSQL would believe a stale file when its number came to belong to another program of the same user.
  await rm(join(dir.pg, 'postmaster.pid'), { force: true })
  return undefined
}

/** Starts the server; a port that was taken meanwhile, or memory of a crashed server not yet freed, is worth a new try. */
async function launch(dir: DataDir, password: string, settings: Settings): Promise<Connected> {
  const { postgres } = await findBinaries(dir)
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(dir.port)
    const server = await spawnPostmaster(dir, postgres, postgresArguments(dir.pg, port, settings), port)
    const admin = await connectWhenReady(clusterUrl(port, password, ADMIN), () => isAlive(server))
    if (admin) return { server, admin }
    if (isAlive(server)) await stopPostmaster(server)
    const lines = logTail(dir)
    if (attempt === ATTEMPTS || !/could not bind|shared memory block/.test(lines)) {
      throw new Error(`PostgreSQL did not start. The end of ${dir.log}:\n${lines}`)
    }
  }
}
