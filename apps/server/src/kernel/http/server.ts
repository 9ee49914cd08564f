import { randomUUID } from 'node:crypto'
import type { ErrorKey } from '@fangshi/contract/errors'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { acceptBodies } from './body.ts'
import { refusalOf, sendNotFound, sendRefusal } from './envelope.ts'
import { RateCounter } from './rate-counter.ts'
import { limitRate } from './rate-limit.ts'
import { secureHeaders, securityHeaders } from './security.ts'

/**
 * The rest of a refused body up to this length, in bytes, is read and dropped: Fastify would close the connection, and who
 * is still sending would lose the answer with it.
 */
const longestDropped = 64 * 1024 * 1024

/**
 * The bare server: request ids, logs, headers, limits, one error handler. Routes and pages are mounted on it by
 * `app.ts`.
 */
export function createServer(
  config: Config,
  log: FastifyBaseLogger,
  constraints: Readonly<Record<string, ErrorKey>>,
  rate = new RateCounter(config.rateLimit),
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One hop: the address that our own proxy saw. Those before it are what the client claims.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Other upgrades, such as to HTTP/2 without TLS, are plain requests.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    // A client may write the whole address into its request line; hooks and handlers see the path alone.
    rewriteUrl: ({ url = '/' }) => decodable(url.replace(/^https?:\/\/[^/?]*/i, '')),
    // An address of the API that cannot be decoded, or a parameter too long to be one.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeaders(config))
      sendNotFound(request, reply)
    },
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      maxParamLength: 2000,
      querystringParser: () => ({}),
    },
  })
  secureHeaders(app, config)
  limitRate(app, config, rate)
  acceptBodies(app)
  closeConnectionsWhenStopping(app)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, constraints)
    if (Number(request.headers['content-length']) <= longestDropped) reply.removeHeader('connection')
    if (refusal.key === 'INTERNAL') request.log.error({ err: error }, 'unforeseen error')
    if (refusal.key === 'BUSY')
      request.log.warn({ err: error }, 'the database is too slow or out of reach, or the disk is full')
    return sendRefusal(request, reply, refusal)
  })
  return app
}

/** The address of a page, with a path that can be decoded: a wrong one leads to the page of what is not there. */
function decodable(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Answers sent while the server stops close their connection; kept alive they would delay the stop. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}
