import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The user that PostgreSQL runs as; undefined is the current user. */
export type Owner = { uid: number; gid: number } | undefined

export type DataDir = {
  root: string
  /** The cluster: the only folder that belongs to `owner`. */
  pg: string
  /** Written by PostgreSQL through a descriptor that we open, so it stays ours. */
  log: string
  port: string
  /** The folder of the socket file, which only we and root can enter; undefined where its path would be too long for a system. */
  socket: string | undefined
  owner: Owner
}

/** "nobody" on every Unix: PostgreSQL refuses to run as root. */
const NOBODY = 65534

/**
 * The folder that holds all state when DATA_DIR is not set: `.data` in the repository, or a folder below /var/lib when
 * we are root and the repository lies where the database's own user may not enter (a home with mode 0700).
 */
export function defaultDataDir(repoRoot: string): string {
  const root = resolve(repoRoot)
  if (!isRoot() || closedFolder(root, NOBODY) === undefined) return join(root, '.data')
  return join('/var/lib/fangshi', createHash('sha256').update(root).digest('hex').slice(0, 12))
}

/** Makes the data folder and says where its parts are. Throws when the database's user could not enter it. */
export function openDataDir(path: string): DataDir {
  const root = resolve(path)
  makeFolder(root, isRoot() ? 0o711 : 0o700)
  const pg = join(root, 'pg')
  const owner = isRoot() ? ownerOf(pg) : undefined
  if (owner) openTo(root, owner)
  return {
    root,
    pg,
    owner,
    socket: socketFolder(pg),
    log: join(root, 'postgres.log'),
    port: join(root, 'postgres.port'),
  }
}

/** The shortest limit of a socket's path, with its closing zero, that a system has (macOS). */
const SOCKET_PATH_LIMIT = 104

function socketFolder(pg: string): string | undefined {
  const longest = Buffer.byteLength(join(pg, '.s.PGSQL.65535'))
  return process.platform !== 'win32' && longest < SOCKET_PATH_LIMIT ? pg : undefined
}

/** Also where the umask would close the new folders on the way. */
function makeFolder(path: string, mode: number): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, mode)
}

/** Whether the current user is root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** A cluster made earlier keeps its owner, so that `sudo npm start` does not take it away from its user. */
function ownerOf(pg: string): Owner {
  const found = lstatSync(pg, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : { uid: NOBODY, gid: NOBODY }
}

function openTo(root: string, owner: NonNullable<Owner>): void {
  if (!mayEnter(root, owner.uid)) chmodSync(root, (statSync(root).mode & 0o777) | 0o011)
  const closed = closedFolder(root, owner.uid)
  if (closed) {
    throw new Error(
      `PostgreSQL refuses to run as root and its own user (uid ${owner.uid}) may not enter ${closed}. ` +
        'Set DATA_DIR to a folder outside it, such as /var/lib/fangshi, or start as an ordinary user.',
    )
  }
}

/** The first existing folder on the way to `path` that the user may not enter. */
function closedFolder(path: string, uid: number): string | undefined {
  const parent = dirname(path)
  return (parent === path ? undefined : closedFolder(parent, uid)) ?? (mayEnter(path, uid) ? undefined : path)
}

function mayEnter(folder: string, uid: number): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) return true
  return (found.mode & (found.uid === uid ? 0o100 : 0o001)) !== 0
}
