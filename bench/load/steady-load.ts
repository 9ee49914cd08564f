import { setTimeout as wait } from 'node:timers/promises'
import { Connection, type Answer } from './http-client.ts'

interface Options {
  perSecond: number
  /** Throws for a wrong answer. */
  check: (answer: Answer) => void
}

/**
 * Sends each request at its time, whether those before have been answered or not, as many customers do. Returns how long
 * after its time each was answered, in ms, in the order of the answers.
 */
export async function sendSteadily(
  port: number,
  requests: Iterable<Buffer>,
  { perSecond, check }: Options,
): Promise<number[]> {
  let free: Connection[] = []
  const times: number[] = []
  const start = performance.now()
  const one = async (request: Buffer, due: number): Promise<void> => {
    free = free.filter(({ isOpen }) => isOpen)
    const connection = free.pop() ?? new Connection(port)
    check(await connection.send(request))
    times.push(performance.now() - start - due)
    free.push(connection)
  }
  const sent: Promise<void>[] = []
  for (const request of requests) {
    const due = (sent.length * 1000) / perSecond
    await wait(Math.max(0, due - (performance.now() - start)))
    sent.push(one(request, due))
  }
  await Promise.all(sent)
  for (const connection of free) connection.close()
  return times
}

/** The value below which the share of the numbers is. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
