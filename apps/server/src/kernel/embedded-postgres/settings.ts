import { createHash } from 'node:crypto'
import { totalmem } from 'node:os'
import type { DataDir } from './data-dir.ts'

/** Settings of postgresql.conf by name, given on the command line so that a new version of the app brings its own. */
export type Settings = Record<string, string>

/** Megabytes of memory that this process may use: the machine's, or what its container is given. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20

/** A share of the memory within bounds, in megabytes. Pages are taken as they are used: a small shop takes few. */
const megabytes = (share: number, max: number): string =>
  `${Math.round(Math.min(max, Math.max(128, memory * share)))}MB`

/** For a machine with an SSD that the app shares. Durable: fsync and synchronous_commit stay on. */
const SHARED_MACHINE: Settings = {
  shared_buffers: megabytes(1 / 4, 1024),
  effective_cache_size: megabytes(1 / 2, 8192),
  work_mem: '8MB',
  // Each server process opens up to 29.
  max_connections: '300',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  // The one method that our build knows takes half a millisecond a page; the first write to each page after a checkpoint waits.
  wal_compression: 'off',
  max_wal_size: '2GB',
  jit: 'off',
  // Calls run side by side: to start workers for one of them costs the others more than it gains.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

/** The name that the titles of a cluster's processes begin with: another one for each folder. */
export function clusterName(pg: string): string {
  return `fangshi-${createHash('sha256').update(pg).digest('hex').slice(0, 12)}`
}

/** The arguments of `postgres` for a cluster that listens on one loopback port and, where it can, on a socket file. */
export function postgresArguments({ pg, socket }: DataDir, port: number, settings: Settings): string[] {
  const all: Settings = {
    ...SHARED_MACHINE,
    ...settings,
    cluster_name: clusterName(pg),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket ?? '',
    port: String(port),
  }
  return ['-D', pg, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
