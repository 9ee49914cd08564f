import type { FastifyInstance } from 'fastify'
import { fail } from '../fail.ts'
import type { RateCounter } from './rate-counter.ts'

/** Refuses API requests beyond the rate of their client's address with TOO_MANY_REQUESTS. */
export function limitRate(app: FastifyInstance, counter: RateCounter): void {
  app.addHook('onRequest', async (request) => {
    // By the route where there is one: an address can be written in several ways.
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return
    const retry_after = counter.take(request.ip)
    if (retry_after) fail('TOO_MANY_REQUESTS', { retry_after })
  })
}
