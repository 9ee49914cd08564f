import { setImmediate as othersTurn } from 'node:timers/promises'

/**
 * How long one piece of work may hold the process, in ms. A call waits at least twice: to be read, and for what the database
 * answers.
 */
const turnMs = 2

/**
 * Runs work that is cut into small steps, so that a large piece of it holds nobody up: after some ms other calls get
 * their turn. Resolves to what the steps return; work of a few ms is done without waiting.
 */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let begun = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - begun < turnMs) continue
    await othersTurn()
    begun = performance.now()
  }
}
