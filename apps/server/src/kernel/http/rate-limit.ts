import type { FastifyInstance } from 'fastify'
import { fail } from '../fail.ts'

/** At most `perMinute` API requests a client address and process; beyond it 429 with Retry-After. 0 is no limit. */
export function limitRate(app: FastifyInstance, perMinute: number, now: () => number = Date.now): void {
  if (perMinute === 0) return
  let windowStart = 0
  let counts = new Map<string, number>()
  app.addHook('onRequest', async (request) => {
    // By the route where there is one: an address can be written in several ways.
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return
    const at = now()
    if (at - windowStart >= 60_000) {
      windowStart = at
      counts = new Map()
    }
    const count = (counts.get(request.ip) ?? 0) + 1
    counts.set(request.ip, count)
    if (count > perMinute) fail('TOO_MANY_REQUESTS', { retry_after: Math.ceil((windowStart + 60_000 - at) / 1000) })
  })
}
