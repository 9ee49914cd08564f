/** Settings of postgresql.conf by name, given on the command line so that a new version of the app brings its own. */
export type Settings = Record<string, string>

/** For a small machine with an SSD that the app shares. Durable: fsync and synchronous_commit stay on. */
const SMALL_MACHINE: Settings = {
  shared_buffers: '256MB',
  effective_cache_size: '2GB',
  max_connections: '100',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '2GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

/** The arguments of `postgres` for a cluster that listens on one loopback port and on no socket file. */
export function postgresArguments(pg: string, port: number, settings: Settings): string[] {
  const all: Settings = {
    ...SMALL_MACHINE,
    ...settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  }
  return ['-D', pg, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
