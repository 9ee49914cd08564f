/** The other server failed too often just now, so no calls are made to it for a while. */
export class BreakerOpenError extends Error {
  override name = 'BreakerOpenError'
}

export interface Breaker {
  /** Does the work, unless the last tries failed: then throws BreakerOpenError without trying. */
  run<T>(work: () => Promise<T>): Promise<T>
}

interface Limits {
  /** How many failures in a row open it. */
  failures: number
  /** How long it then stays open, in ms; after that one try decides. */
  restMs: number
  /** A clock in ms that never goes back. */
  clock?: () => number
}

/** A circuit breaker: stops calls to a failing server, so they neither wait for it nor add to its load. */
export function createBreaker({ failures, restMs, clock = () => performance.now() }: Limits): Breaker {
  let failed = 0
  let closedAt = 0
  return {
    async run(work) {
      if (failed >= failures && clock() < closedAt) throw new BreakerOpenError('the other side failed too often')
      // Others stay away while this one tries.
      if (failed >= failures) closedAt = clock() + restMs
      try {
        const result = await work()
        failed = 0
        return result
      } catch (error) {
        failed += 1
        closedAt = clock() + restMs
        throw error
      }
    },
  }
}
