import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { fail } from '../fail.ts'
import { ratePass, ratePassHeader } from '../rate-pass.ts'
import type { RateCounter } from './rate-counter.ts'

/** Refuses API requests beyond the rate of their client's address with TOO_MANY_REQUESTS; in the demo a pass spares some. */
export function limitRate(app: FastifyInstance, config: Config, counter: RateCounter): void {
  app.addHook('onRequest', async (request) => {
    // By the route where there is one: an address can be written in several ways.
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return
    const pass = request.headers[ratePassHeader]
    if (pass !== undefined && config.mode === 'demo' && pass === ratePass(config)) return
    const retry_after = counter.take(request.ip)
    if (retry_after) fail('TOO_MANY_REQUESTS', { retry_after })
  })
}
