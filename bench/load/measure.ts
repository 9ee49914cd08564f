import { load, type Result, type Work } from './load.ts'
import { options } from './options.ts'
import { cpuTimes, cpuUsed, family, isPostgres } from './processes.ts'
import type { RunningServer } from '../world/world.ts'

/** Processor time of a unit of work, in ms. */
interface Cpu {
  node: number
  postgres: number
}
export interface Row {
  name: string
  result: Result
  cpu: Cpu
  budget: Budget
}
/** The minimum rate, the maximum processor time of node and PostgreSQL together, and the maximum median, in ms. */
export interface Budget {
  perSecond?: number
  cpuMs?: number
  p50Ms?: number
}

/** Every case measured so far. */
export const rows: Row[] = []

// The server and the database are children of this process; the generator's own time does not count.
const timesNow = (): Map<number, number> => cpuTimes(family(process.pid).filter((pid) => pid !== process.pid))

/** Loads the server with `work`, keeps the result and prints it. */
export async function measure(
  name: string,
  running: RunningServer,
  work: Work,
  { budget = {}, ...how }: { budget?: Budget; keepBody?: boolean; connections?: number; warmUp?: number } = {},
): Promise<Result> {
  let before = new Map<number, number>()
  const begun = (): void => void (before = timesNow())
  const result = await load(running.port, work, { seconds: options.seconds, ...how, begun })
  const after = timesNow()
  const share = (which: (pid: number) => boolean): number =>
    cpuUsed(before, new Map([...after].filter(([pid]) => which(pid)))) / Math.max(1, result.done)
  const cpu = { node: share((pid) => !isPostgres(pid)), postgres: share(isPostgres) }
  rows.push({ name, result, cpu, budget })
  console.log(line(rows.at(-1)!))
  return result
}

/** Processor time of a unit of the last case, in ms. */
export function cpuOf(): number {
  const { node, postgres } = rows.at(-1)!.cpu
  return node + postgres
}

/** Whether a case failed or missed its budget. */
export const isMissed = ({ result, cpu, budget }: Row): boolean =>
  result.failures > 0 ||
  result.perSecond < (budget.perSecond ?? 0) ||
  cpu.node + cpu.postgres > (budget.cpuMs ?? Infinity) ||
  result.p50Ms > (budget.p50Ms ?? Infinity)

const line = (row: Row): string => {
  const { name, result, cpu, budget } = row
  const limits = [
    budget.perSecond ? `≥ ${budget.perSecond}/s` : '',
    budget.cpuMs ? `cpu ≤ ${budget.cpuMs} ms` : '',
    budget.p50Ms ? `p50 ≤ ${budget.p50Ms} ms` : '',
  ].filter(Boolean)
  return [
    name.padEnd(46),
    `${result.perSecond.toFixed(0).padStart(6)}/s`,
    `p50 ${result.p50Ms.toFixed(1).padStart(5)} ms`,
    `p95 ${result.p95Ms.toFixed(1).padStart(5)} ms`,
    `cpu ${(cpu.node + cpu.postgres).toFixed(2).padStart(5)} = node ${cpu.node.toFixed(2).padStart(5)} + PostgreSQL ${cpu.postgres.toFixed(2).padStart(5)} ms`,
    limits.length ? `budget ${limits.join(', ')} ${isMissed(row) ? '✗' : '✓'}` : '',
    result.failures ? `${result.failures} FAILED` : '',
  ]
    .join('  ')
    .trimEnd()
}
