import type { FastifyReply, FastifyRequest } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Hides what looks like a phone number (all but its ends) or a token. */
const mask = (text: string): string =>
  text.replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2').replace(/[\w-]{40,}/g, '…')

/** An error without the values it met: no parameters of statements, no rows in details, no request bodies. */
function showError(error: unknown): object {
  if (!(error instanceof Error)) return { message: mask(String(error)) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    // Drizzle adds the parameters, PostgreSQL the value it could not read.
    message: mask(error.message.replace(/\nparams: .*|: ".*"$/s, '')),
    code,
    constraint,
    table,
    stack: frames?.join('\n'),
    cause: error.cause ? showError(error.cause) : undefined,
  }
}

/**
 * The log of a process: one line of JSON each, without secrets and full phone numbers. A request is logged by its path
 * without the query, which may hold what people typed.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, path: mask(request.url.split('?')[0] ?? '') }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    err: showError,
  }
  return pino({ level, serializers }, to)
}
