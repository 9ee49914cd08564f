import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../kernel/http/envelope.ts'
import { Refusal } from '../kernel/fail.ts'
import type { RateCounter } from '../kernel/http/rate-counter.ts'
import { isData, sendWaitPage } from './wait-page.ts'

/** What costs next to nothing, or is counted elsewhere. */
const uncounted = ['/api/', '/dist/', '/uploads/', '/healthz', '/readyz']

/** Refuses pages beyond the rate of their client's address: 429 with Retry-After, and a page that says so. */
export function limitPages(app: FastifyInstance, counter: RateCounter): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.routeOptions.url ?? request.url
    const seconds = uncounted.some((begin) => path.startsWith(begin)) ? 0 : counter.take(request.ip)
    if (!seconds) return done()
    if (isData(request)) sendRefusal(request, reply, new Refusal('TOO_MANY_REQUESTS', { retry_after: seconds }))
    else sendWaitPage(request, reply, 'often', seconds)
  })
}
