import { Connection } from './http-client.ts'

export interface Result {
  perSecond: number
  p50Ms: number
  p95Ms: number
  failures: number
  done: number
}

/** One unit of work on a connection; throws when the answer is wrong. */
export type Work = (connection: Connection, index: number) => Promise<void>

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface Options {
  connections?: number
  seconds?: number
  /** Seconds before measuring begins. */
  warmUp?: number
  keepBody?: boolean
  /** Called when the warm-up is over. */
  begun?: () => void
}

/** Runs `work` on `connections` connections for `seconds` after a warm-up. */
export async function load(
  port: number,
  work: Work,
  { connections = 10, seconds = 5, warmUp = 1, keepBody = false, begun: onBegun = () => {} }: Options = {},
): Promise<Result> {
  const times: number[] = []
  let index = 0
  let failures = 0
  const start = performance.now() + warmUp * 1000
  const end = start + seconds * 1000
  const warm = setTimeout(onBegun, warmUp * 1000)
  const runOne = async (): Promise<void> => {
    const connection = new Connection(port, keepBody)
    while (performance.now() < end) {
      const begun = performance.now()
      try {
        await work(connection, index++)
        if (begun >= start) times.push(performance.now() - begun)
      } catch (error) {
        if (!failures++) console.error(error)
        if (failures > 100) break
      }
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, runOne))
  clearTimeout(warm)
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p50Ms: at(times, 0.5),
    p95Ms: at(times, 0.95),
    failures,
    done: times.length,
  }
}
