import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process and its descendants. */
export function family(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const line of execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')) {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
    parents.set(parent, [...(parents.get(parent) ?? []), child])
  }
  const all = [pid]
  for (const one of all) all.push(...(parents.get(one) ?? []))
  return all
}

/** Whether the process belongs to PostgreSQL. */
export const isPostgres = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}

/** CPU time that each process has used so far, in ms (Linux); those that have ended are left out. */
export function cpuTimes(pids: readonly number[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const pid of pids) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      times.set(pid, (Number(fields[11]) + Number(fields[12])) * 10)
    } catch {
      // The process has ended.
    }
  }
  return times
}

/** CPU time used between two readings, in ms. */
export const cpuUsed = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)

/** Resident memory of one process, in MB. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
