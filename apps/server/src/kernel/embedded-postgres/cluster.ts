import { execFile } from 'node:child_process'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataDir } from './data-dir.ts'

type Login = { user: string; database: string }

/** The administrator of the cluster, who makes the other two roles. */
export const ADMIN: Login = { user: 'postgres', database: 'postgres' }
/** The secret of the data folder that holds the administrator's password. */
export const ADMIN_PASSWORD = 'postgres-password'
/** Owns the database and all that is in it; migrates, and restores the demo. */
export const OWNER: Login = { user: 'fangshi_owner', database: 'fangshi' }
/** Serves: reads and writes rows and owns nothing. */
export const APP: Login = { user: 'fangshi', database: 'fangshi' }

/** Where a server takes connections: a loopback address, or the folder of its socket file, and the port. */
export type Place = { host: string; port: number }

/** The address of the cluster for one of its users. */
export function clusterUrl({ host, port }: Place, password: string, { user, database }: Login): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`
}

/**
 * Makes the cluster with scram as its only way in. It is made beside its place and moved there when it is whole, so a
 * crash in between leaves nothing that a later start could take for a cluster.
 */
export async function makeCluster(
  dir: DataDir,
  initdb: string,
  password: string,
  { isDurable, onProgram }: { isDurable: boolean; onProgram?: (() => void) | undefined },
): Promise<void> {
  const making = join(dir.root, 'pg.new')
  const passwordFile = join(making, 'password')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (dir.owner) for (const path of [making, passwordFile]) await chown(path, dir.owner.uid, dir.owner.gid)
  const place = ['-D', join(making, 'pg'), '-U', ADMIN.user, '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  // The built-in provider sorts the same on every machine and in every later version of the system's libraries.
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const made = promisify(execFile)(initdb, [...place, ...locale, ...(isDurable ? [] : ['--no-sync'])], {
    ...dir.owner,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
  })
  onProgram?.()
  await made
  await rename(join(making, 'pg'), dir.pg)
  await rm(making, { recursive: true })
}
