import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { commandOf, endAtOnce } from './postmaster.ts'

/**
 * Ends the server processes that outlived their dead postmaster. Idle ones end by themselves; one in the middle of a
 * long statement would go on and hold the shared memory, and a new server does not start beside it.
 */
export async function endLeftovers(clusterName: string): Promise<void> {
  await Promise.all(leftovers(clusterName).map((pid) => endAtOnce({ pid })))
}

/** The processes whose title PostgreSQL begins with the name of this cluster; the postmaster itself has no such title. */
function leftovers(clusterName: string): number[] {
  return processes()
    .filter(([, command]) => command.startsWith(`postgres: ${clusterName}: `))
    .map(([pid]) => pid)
}

function processes(): [pid: number, command: string][] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').map(Number).filter(Boolean)
    return pids.map((pid) => [pid, commandOf(pid)])
  }
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return [...stdout.matchAll(/^ *(\d+) (.*)$/gm)].map(([, pid, command]) => [Number(pid), command ?? ''])
}
