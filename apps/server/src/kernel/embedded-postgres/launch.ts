import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { ADMIN, clusterUrl } from './cluster.ts'
import { connectWhenReady } from './connect.ts'
import type { DataDir } from './data-dir.ts'
import { endLeftovers } from './leftovers.ts'
import { choosePort } from './port.ts'
import { isAlive, livingPostmaster, logTail, type Postmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { clusterName, postgresArguments, type Settings } from './settings.ts'

/** A server that takes connections, and the administrator's session on it, which ends when the server does. */
export type Connected = { server: Postmaster; admin: Client }

const ATTEMPTS = 5

/**
 * The server that a killed process left behind, connected; one that is just ending is waited for. What a dead server
 * left is cleared away, so that a new one can start.
 */
export async function adopt(dir: DataDir, password: string): Promise<Connected | undefined> {
  const server = livingPostmaster(dir)
  if (server) {
    const admin = await connectWhenReady(clusterUrl(server, password, ADMIN), () => isAlive(server))
    if (admin) return { server, admin }
    if (isAlive(server)) {
      throw new Error(`PostgreSQL (process ${server.pid}) runs on ${dir.pg} but does not take our password.`)
    }
  }
  await endLeftovers(clusterName(dir.pg))
  await clearLockFiles(dir)
  return undefined
}

/** PostgreSQL would believe a stale file when its number came to belong to another program of the same user. */
async function clearLockFiles({ pg }: DataDir): Promise<void> {
  const isLock = (name: string): boolean => name === 'postmaster.pid' || /^\.s\.PGSQL\.\d+\.lock$/.test(name)
  const names = existsSync(pg) ? await readdir(pg) : []
  await Promise.all(names.filter(isLock).map((name) => rm(join(pg, name), { force: true })))
}

/**
 * Starts the server with the program `postgres`, on `fixedPort` or a port of its choice; a port that was taken meanwhile, or memory of a crashed
 * server not yet freed, is worth a new try. Throws with the end of its log when it does not start.
 */
export async function launch(
  dir: DataDir,
  postgres: string,
  password: string,
  settings: Settings,
  { fixedPort, onProgram }: { fixedPort?: number; onProgram?: () => void },
): Promise<Connected> {
  for (let attempt = 1; ; attempt++) {
    const port = fixedPort ?? (await choosePort(dir.port))
    const server = await spawnPostmaster(dir, postgres, postgresArguments(dir, port, settings), port)
    onProgram?.()
    await nextTurn() // the caller may hold up everything, and limits of time begin after that
    const admin = await connectWhenReady(clusterUrl(server, password, ADMIN), () => isAlive(server))
    if (admin) return { server, admin }
    if (isAlive(server)) await stopPostmaster(server)
    const lines = logTail(dir)
    if (attempt === ATTEMPTS || !/could not bind|shared memory block/.test(lines)) {
      throw new Error(`PostgreSQL did not start. The end of ${dir.log}:\n${lines}`)
    }
    await sleep(200 * attempt)
  }
}
