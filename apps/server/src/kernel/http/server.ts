import { randomUUID } from 'node:crypto'
import type { ErrorKey } from '@fangshi/contract/errors'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { acceptBodies } from './body.ts'
import { refusalOf, sendRefusal } from './envelope.ts'
import { limitRate } from './rate-limit.ts'
import { secureHeaders } from './security.ts'

/**
 * The bare server: request ids, logs without addresses of pages, bodies or tokens, headers, limits, one error handler.
 * Routes and pages are mounted on it by `app.ts`.
 */
export function createServer(config: Config, constraints: Readonly<Record<string, ErrorKey>>): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: {
        // The path without its query: a query may hold what people typed.
        req: (request) => ({ id: request.id, method: request.method, path: request.url.split('?')[0] }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      maxParamLength: 2000,
      querystringParser: () => ({}),
    },
  })
  secureHeaders(app)
  limitRate(app, config.rateLimit)
  acceptBodies(app)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, constraints)
    if (refusal.key === 'INTERNAL') request.log.error({ err: error }, 'unforeseen error')
    return sendRefusal(request, reply, refusal)
  })
  return app
}
